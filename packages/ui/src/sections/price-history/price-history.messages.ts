/** The purchase history. Why there is none is in `messages`. */
export const priceHistoryMessages = {
  title: 'Price History',
  /** For a screen reader: the figures of the bars, as a table. */
  purchase: 'Purchase',
  amount: 'Amount (USD)',
  date: 'Date',
  /** Under the one bar that stands for none. */
  none: 'No Purchases Yet',
  series: 'Purchase Amount (USD)',
  amountOf: (price: string) => `Amount: ${price}`,
  dateOf: (date: string) => `Date: ${date}`,
  /** For a screen reader, as the name of bars that scroll. */
  bars: 'Bars of Price History',
  failed: 'The chart could not be loaded.',
} as const
