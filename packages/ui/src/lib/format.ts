import { totalWithFee, usdtText } from '@meridian-2117/contract/money/pricing'

/** Replaces an absent value; only the home preview has fallbacks. */
export const missing = '—'

/** A price in US dollars as the dialogs print it, such as `$1800.5 USDT`. */
export const usdtOrMissing = (dollars: number | undefined): string =>
  dollars === undefined ? missing : usdtText(dollars)

/** A price in US dollars with the platform fee added, as the dialogs print it. */
export const totalOrMissing = (dollars: number | undefined): string =>
  dollars === undefined ? missing : usdtText(totalWithFee(dollars))

/** Shortens a wallet's address to the part that players compare, such as `0x8f3a…1b2c`. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`

/** A day of the Gregorian calendar, in the viewer's time zone and language; `timeMs` is epoch `ms`. */
export const dateText = (
  timeMs: number,
  options: Pick<Intl.DateTimeFormatOptions, 'dateStyle'> = {},
  locale?: string,
): string => new Date(timeMs).toLocaleDateString(locale, { calendar: 'gregory', ...options })

const dayMs = 24 * 60 * 60 * 1000

/** Whole days elapsed as 'Nd'; '0d' when the time is in the future. Both arguments are epoch `ms`. */
export const activityAge = (timeMs: number, nowMs: number): string =>
  `${Math.max(0, Math.floor((nowMs - timeMs) / dayMs))}d`
