/** The platform fee, $0.5 USDT. Every purchase dialog shows it and adds it to the price. */
export const platformFeeCents = 50

/** The currency of payment requests. */
export const paymentCurrency = 'usd'

/** The least and the most `cents` that the card provider takes at once. */
export const cardAmountCents = { min: 50, max: 99_999_999 }

/** The card provider's name in payment requests. */
export const cardProviderName = 'stripe'

/** Converts US dollars to whole cents. A price such as 1.005 rounds as it reads, not as its binary form does. */
export const toCents = (dollars: number): number => Math.round(Number((dollars * 100).toFixed(6)))

/** Converts whole cents to US dollars. */
export const toDollars = (cents: number): number => cents / 100

/** Adds the platform fee to a price in US dollars; the sum is made in whole cents. */
export const totalWithFee = (dollars: number): number => toDollars(toCents(dollars) + platformFeeCents)

/** Adds prices in US dollars, in whole cents, and returns US dollars. */
export const sumOf = (dollars: readonly number[]): number =>
  toDollars(dollars.reduce((cents, price) => cents + toCents(price), 0))

/** Formats a price with at most two decimals and no grouping: `$1800.5`, `$2000`. */
export const priceText = (dollars: number): string => `$${toDollars(toCents(dollars))}`

/** Formats a price in the interface's stable coin: `$0.5 USDT`. */
export const usdtText = (dollars: number): string => `${priceText(dollars)} USDT`

/** The text of the platform fee in every dialog. */
export const platformFeeText = usdtText(toDollars(platformFeeCents))
