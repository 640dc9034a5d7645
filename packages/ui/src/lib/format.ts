import { totalWithFee, usdtText } from '@meridian/contract/rules/pricing'

/** Stands in place of a value that is not there; only the home preview makes values up. */
export const missing = '—'

/** A price in US dollars as the dialogs print it, such as `$1800.5 USDT`. */
export const usdtOrMissing = (dollars: number | undefined): string =>
  dollars === undefined ? missing : usdtText(dollars)

/** A price in US dollars with the platform fee added, as the dialogs print it. */
export const totalOrMissing = (dollars: number | undefined): string =>
  dollars === undefined ? missing : usdtText(totalWithFee(dollars))

/** A wallet's address as far as a player compares it, such as `0x8f3a…1b2c`. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`
