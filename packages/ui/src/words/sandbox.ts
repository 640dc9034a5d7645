/** The dock of the services that are played on this machine (decisions, Outside services). */
export const sandboxWords = {
  title: 'Sandbox',
  note: 'These services are played on this machine. No account is needed, and no money moves.',
  close: 'Close sandbox',
  cards: 'Test cards',
  cardsNote: 'Press a card to fill it in. Any date to come and any code fit.',
} as const
