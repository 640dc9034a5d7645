import {
  platformFeeCents,
  priceText,
  toCents,
  toDollars,
  usdtText,
} from '@meridian-2117/contract/money/pricing'
import { createContext, use } from 'react'

/** Replaces an absent value; only the home preview has fallbacks. */
export const missing = '—'

/** The money, language and time of a host. */
export interface FormatSettings {
  /**
   * Formats whole `cents` of the host's currency, as for `Intl.NumberFormat`. @default US dollars, such as `$1800.5`, and
   * `$1800.5 USDT` in dialogs
   */
  formatMoney?: ((cents: number) => string) | undefined
  /**
   * Returns the fee in `cents` that the dialogs add to a price in `cents`; 0 hides it. Give a payment machine the same
   * `feeCents`. @default the platform fee of Meridian 2117, which no payment charges
   */
  fee?: ((cents: number) => number) | undefined
  /** The language of dates, such as `de-DE`. @default the runtime's */
  locale?: string | undefined
  /** The time zone of dates, such as `Europe/Berlin`. @default the runtime's */
  timeZone?: string | undefined
}

const FormatContext = createContext<FormatSettings>({})

/**
 * Formats prices and dates in the host's way: `<FormatProvider value={{ formatMoney, locale: 'de-DE', timeZone:
 * 'Europe/Berlin' }}>`. A server renders what every browser shows only with a `locale` and a `timeZone`.
 */
export const FormatProvider = FormatContext.Provider

const platformFee = () => platformFeeCents

/** Returns the functions that format prices and dates. */
export function useFormat() {
  const { formatMoney, fee = platformFee, locale, timeZone } = use(FormatContext)
  const money = formatMoney ?? ((cents: number) => priceText(toDollars(cents)))
  const stepMoney = formatMoney ?? ((cents: number) => usdtText(toDollars(cents)))
  return {
    /** The fee is the host's, so payments charge it. */
    isFeeCharged: fee !== platformFee,
    /** Formats whole `cents`. */
    money,
    /** Formats a price in US dollars, or in the host's currency. */
    price: (dollars: number): string => money(toCents(dollars)),
    /** Formats a price in a dialog; a missing one is a dash. */
    stepPrice: (dollars: number | undefined): string =>
      dollars === undefined ? missing : stepMoney(toCents(dollars)),
    /** Formats a price with its fee in a dialog; a missing one is a dash. */
    stepTotal: (dollars: number | undefined): string =>
      dollars === undefined ? missing : stepMoney(toCents(dollars) + fee(toCents(dollars))),
    /** Returns the row of the fee, or none for a fee of 0. */
    feeRows: (label: string, dollars = 0): { label: string; value: string }[] => {
      const cents = fee(toCents(dollars))
      return cents === 0 ? [] : [{ label, value: stepMoney(cents) }]
    },
    /** Formats a day of the Gregorian calendar; `timeMs` is epoch `ms`. */
    date: (timeMs: number, options: Pick<Intl.DateTimeFormatOptions, 'dateStyle'> = {}): string =>
      new Date(timeMs).toLocaleDateString(locale, { calendar: 'gregory', timeZone, ...options }),
  }
}

/** Shortens a wallet's address to the part that players compare, such as `0x8f3a…1b2c`. */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`

const dayMs = 24 * 60 * 60 * 1000

/** Whole days elapsed as 'Nd'; '0d' when the time is in the future. Both arguments are epoch `ms`. */
export const activityAge = (timeMs: number, nowMs: number): string =>
  `${Math.max(0, Math.floor((nowMs - timeMs) / dayMs))}d`
