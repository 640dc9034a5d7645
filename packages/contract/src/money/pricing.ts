/** Cents: $0.5 USDT. The dialogs of this product show the fee and add it to the price. */
export const platformFeeCents = 50

/** Payment requests send this currency. */
export const paymentCurrency = 'usd'

/** Limits in cents of one payment at the card provider. */
export const cardAmountCents = { min: 50, max: 99_999_999 }

/** Payment requests name the card provider so. */
export const cardProviderName = 'stripe'

/** Converts US dollars to whole cents. A price such as 1.005 rounds as it reads, not as its binary form does. */
export const toCents = (dollars: number): number => Math.round(Number((dollars * 100).toFixed(6)))

/** Converts whole cents to US dollars. */
export const toDollars = (cents: number): number => cents / 100

/** Adds prices in US dollars, in whole cents, and returns US dollars. */
export const sumOf = (dollars: readonly number[]): number =>
  toDollars(dollars.reduce((cents, price) => cents + toCents(price), 0))

/** Formats a price with at most two decimals and no grouping: `$1800.5`, `$2000`. */
export const priceText = (dollars: number): string => `$${toDollars(toCents(dollars))}`

/** Formats a price in the interface's stable coin: `$0.5 USDT`. */
export const usdtText = (dollars: number): string => `${priceText(dollars)} USDT`
