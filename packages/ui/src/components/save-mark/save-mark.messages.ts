/** The messages of saved items and of their filter. */
export const savedItemMessages = {
  /** For a screen reader: the button is pressed while the item is saved. */
  save: (title: string) => `Save ${title}`,
  /** The button that filters a market by saved items. */
  saved: 'Saved',
  none: 'Nothing is saved here yet. The bookmark on a card saves its item.',
} as const
