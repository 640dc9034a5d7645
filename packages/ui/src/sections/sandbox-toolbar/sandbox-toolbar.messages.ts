/** The toolbar of the sandbox, and the bar on every page of a preview. */
export const sandboxMessages = {
  title: 'Sandbox',
  preview: 'Preview',
  previewNote: 'Simulated services: use made-up names and test cards only.',
  note: 'This machine simulates these services. You need no account, and no money moves.',
  close: 'Close sandbox',
  cards: 'Test cards',
  cardsNote: 'Press a card to fill it in. Any future date and any code work.',
} as const
