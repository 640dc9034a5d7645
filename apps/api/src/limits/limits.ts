import { Counter } from 'prom-client'

/** Allows `max` tries within a time. */
export interface Limit {
  name: string
  max: number
  /** Milliseconds in which tries are counted, from the first try on. */
  windowMs: number
}

const minute = 60_000
const hour = 60 * minute

/**
 * Limits the tries of callers. Players who share an address with many others must still get in, and no stranger may
 * lock a player out. So the limits of an account count only tries that its player provably sent, and tries from
 * addresses that the player has never signed in from.
 */
export const limits = {
  /** Per address. */
  signUps: { name: 'sign-ups', max: 60, windowMs: hour },
  /** Wrong passwords per address and account. */
  guesses: { name: 'guesses', max: 10, windowMs: 15 * minute },
  /** Wrong passwords per address, for all accounts together. */
  guessesOfAddress: { name: 'guesses-of-address', max: 100, windowMs: 15 * minute },
  /** Wrong passwords per account, from all addresses that its player has never signed in from. */
  guessesOfStrangers: { name: 'guesses-of-strangers', max: 100, windowMs: 15 * minute },
  /** Sign-ins with Google, Discord or a wallet, per address. */
  otherSignIns: { name: 'other-sign-ins', max: 100, windowMs: 15 * minute },
  /** Requests for a reset mail, per address. */
  resetRequests: { name: 'reset-requests', max: 20, windowMs: hour },
  /** Reset mails per account. Each link lives as long as the window, so a third party cannot lock the owner out. */
  resetMails: { name: 'reset-mails', max: 5, windowMs: hour },
  /** Tried mailed links, per address; of signed-in players per player. */
  resets: { name: 'resets', max: 20, windowMs: hour },
  /** Wrong current passwords, per signed-in player. */
  passwordChanges: { name: 'password-changes', max: 10, windowMs: 15 * minute },
  /** Sign-outs everywhere, per player. */
  signOuts: { name: 'sign-outs', max: 10, windowMs: 15 * minute },
  /** Per player. */
  profileChanges: { name: 'profile-changes', max: 60, windowMs: hour },
  /** Linked and removed ways in, and tries to delete an account, per player. */
  accountChanges: { name: 'account-changes', max: 60, windowMs: hour },
  /** Requested links to an e-mail, per player. */
  emailChanges: { name: 'email-changes', max: 10, windowMs: hour },
  /** Mails about links to an e-mail, per e-mail, whoever asks. */
  emailMails: { name: 'email-mails', max: 5, windowMs: hour },
  /** Exports, per player. */
  exports: { name: 'exports', max: 10, windowMs: hour },
  /** Changes of the saved items, per player. */
  savedChanges: { name: 'saved-changes', max: 120, windowMs: minute },
  /** New pictures, per player. */
  avatars: { name: 'avatars', max: 30, windowMs: hour },
  /** Sitemap files, per address. */
  sitemaps: { name: 'sitemaps', max: 600, windowMs: hour },
  /** Per player. */
  purchaseChecks: { name: 'purchase-checks', max: 60, windowMs: minute },
  /** Per player; each history may ask the card provider about ten payments. */
  histories: { name: 'histories', max: 60, windowMs: minute },
  /** Opened payments, per player. */
  payments: { name: 'payments', max: 40, windowMs: 10 * minute },
  /** Declined cards that the server charges, per player, and calls under way. Testers of stolen cards try hundreds. */
  declines: { name: 'declines', max: 10, windowMs: 10 * minute },
  /** Declined cards that the server charges, per address, for all accounts together. */
  declinesOfAddress: { name: 'declines-of-address', max: 30, windowMs: hour },
  /** Reports of pages, per address, at each copy. The alarm PagesFail needs more. */
  reports: { name: 'reports', max: 10, windowMs: 10 * minute },
  /** All copies share it. Its window is a little shorter than the interval of each copy. */
  paymentSweeps: { name: 'payment-sweeps', max: 1, windowMs: 50_000 },
  /** All copies share it, as each deletion of old addresses reads the whole table. */
  addressSweeps: { name: 'address-sweeps', max: 1, windowMs: hour },
} as const satisfies Record<string, Limit>

/** Counts refused calls, by the name of their limit. */
export const refusedCalls = new Counter({
  name: 'refused_calls_total',
  help: 'Calls that were refused as too many, by the limit',
  labelNames: ['limit'],
  registers: [],
})
// Prometheus sees an increase from a count that was there before. Limits outside of this list begin theirs themselves.
for (const { name } of Object.values(limits)) refusedCalls.inc({ limit: name }, 0)

/** Pairs a limit with the caller that it counts. */
export type Counted = readonly [limit: Limit, whose: string]
