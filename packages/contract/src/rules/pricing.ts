/** Shown in every purchase dialog and added to the price for the total: $0.5 USDT. */
export const platformFeeCents = 50

/** The currency of payment requests. */
export const paymentCurrency = 'usd'

/** The card provider's name in payment requests. */
export const cardProviderName = 'stripe'

/** US dollars to whole `cents`. A price such as 1.005 rounds as it reads, not as its binary form does. */
export const toCents = (dollars: number): number => Math.round(Number((dollars * 100).toFixed(6)))

/** Whole `cents` to US dollars. */
export const toDollars = (cents: number): number => cents / 100

/** A price with the platform fee added, in US dollars; summed in whole cents. */
export const totalWithFee = (dollars: number): number => toDollars(toCents(dollars) + platformFeeCents)

/** Adds prices in US dollars, in whole cents, and returns US dollars. */
export const sumOf = (dollars: readonly number[]): number =>
  toDollars(dollars.reduce((cents, price) => cents + toCents(price), 0))

/** `$` and the number as it is, at most two decimals, no grouping: `$1800.5`, `$2000`. */
export const priceText = (dollars: number): string => `$${toDollars(toCents(dollars))}`

/** A price in the interface's stable coin: `$0.5 USDT`. */
export const usdtText = (dollars: number): string => `${priceText(dollars)} USDT`

/** The platform fee as every dialog prints it. */
export const platformFeeText = usdtText(toDollars(platformFeeCents))
