/** The purchase history. The contract's `messages` say why it is missing. */
export const priceHistoryMessages = {
  title: 'Price History',
  /** For a screen reader: the figures of the bars, as a table. */
  purchase: 'Purchase',
  amount: 'Amount (USD)',
  date: 'Date',
  /** Under the single bar of an empty history. */
  none: 'No Purchases Yet',
  series: 'Purchase Amount (USD)',
  amountOf: (price: string) => `Amount: ${price}`,
  dateOf: (date: string) => `Date: ${date}`,
  /** For a screen reader, as the name of bars that scroll. */
  bars: 'Bars of Price History',
  failed: 'The chart could not be loaded.',
} as const
