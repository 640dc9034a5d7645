import type { PurchaseRecord } from '@meridian-2117/contract'

export interface HistoryBar {
  label: string
  /** US dollars. */
  amount: number
  /** Epoch `ms`; the placeholder bar has none. */
  time?: number | undefined
}

/** One bar per purchase that was not refunded in full. Without any, the single bar 'No Purchases Yet' of value 0. */
export function historyBars(history: readonly PurchaseRecord[], none: string): HistoryBar[] {
  const purchases = history.filter(({ amount, refund }) => !refund || refund.amount < amount)
  if (purchases.length === 0) return [{ label: none, amount: 0 }]
  return purchases.map(({ title, amount, createdAt }) => ({ label: title, amount, time: createdAt }))
}

/** Returns the text printed on a bar: the price when above 0, else nothing. */
export const barText = (amount: number, price: (dollars: number) => string): string =>
  amount > 0 ? price(amount) : ''

/** The y axis reaches at least 110% of the largest amount, in US dollars. */
export const historyAxisMax = (bars: readonly HistoryBar[]): number =>
  Math.max(...bars.map((bar) => bar.amount), 0) * 1.1
