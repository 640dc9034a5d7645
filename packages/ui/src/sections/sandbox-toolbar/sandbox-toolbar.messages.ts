/** The toolbar of the sandbox. */
export const sandboxMessages = {
  title: 'Sandbox',
  note: 'This machine simulates these services. You need no account, and no money moves.',
  close: 'Close sandbox',
  cards: 'Test cards',
  cardsNote: 'Press a card to fill it in. Any future date and any code work.',
} as const
