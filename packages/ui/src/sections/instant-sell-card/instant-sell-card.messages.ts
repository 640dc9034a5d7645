/** The first card of a market's list. */
export const instantSellMessages = {
  title: 'Instant Sell',
  note: 'Turn something you own into USDT.',
  sellNow: 'Sell Now',
} as const
