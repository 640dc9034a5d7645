/** The toolbar of the sandbox, and the bar on every page of a preview. */
export const sandboxMessages = {
  title: 'Sandbox',
  preview: 'Preview',
  previewNote: 'Simulated services: use made-up names and test cards only.',
  note: 'These services are played on this machine. No account is needed, and no money moves.',
  close: 'Close sandbox',
  cards: 'Test cards',
  cardsNote: 'Press a card to fill it in. Any date to come and any code fit.',
} as const
