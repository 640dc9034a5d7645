/** The first card of a market's list (Spec 2, NFA market page and Land list page). */
export const instantSellMessages = {
  title: 'Instant Sell',
  note: 'Turn something you own into USDT.',
  sellNow: 'Sell Now',
} as const
