/** A rate limit: the most tries within a time. */
export interface Limit {
  /** Separates its counts from those of other limits. */
  name: string
  max: number
  /** Milliseconds in which tries are counted, from the first one on. */
  windowMs: number
}

const minute = 60_000
const hour = 60 * minute

/**
 * The rate limits. Players who share an address with many others must still get in, and no stranger may lock a player
 * out. An account's own limits therefore count only two kinds of tries. Its player proves to have sent the first kind;
 * the second comes from addresses that the player has not signed in from.
 */
export const limits = {
  /** Sign-ups of one address. */
  signUps: { name: 'sign-ups', max: 60, windowMs: hour },
  /** Wrong passwords of one address for one account. */
  guesses: { name: 'guesses', max: 10, windowMs: 15 * minute },
  /** Wrong passwords of one address, for whichever accounts. */
  guessesOfAddress: { name: 'guesses-of-address', max: 100, windowMs: 15 * minute },
  /** Wrong passwords for one account, from all addresses that it has never signed in from. */
  guessesOfStrangers: { name: 'guesses-of-strangers', max: 100, windowMs: 15 * minute },
  /** Sign-ins of one address by Google, Discord or a wallet. */
  otherSignIns: { name: 'other-sign-ins', max: 100, windowMs: 15 * minute },
  /** Requests of one address for a reset mail. */
  resetRequests: { name: 'reset-requests', max: 20, windowMs: hour },
  /** Reset mails to one account. Each link lives as long as the window, so a third party cannot lock the owner out. */
  resetMails: { name: 'reset-mails', max: 5, windowMs: hour },
  /** Reset links that one address tries. */
  resets: { name: 'resets', max: 20, windowMs: hour },
  /** Wrong current passwords of a signed-in player who sets a new one. */
  passwordChanges: { name: 'password-changes', max: 10, windowMs: 15 * minute },
  /** Changes of one player's profile. */
  profileChanges: { name: 'profile-changes', max: 60, windowMs: hour },
  /** New pictures of one player. */
  avatars: { name: 'avatars', max: 30, windowMs: hour },
  /** Sitemap files that one address reads. */
  sitemaps: { name: 'sitemaps', max: 600, windowMs: hour },
  /** Purchase checks of one player. */
  purchaseChecks: { name: 'purchase-checks', max: 60, windowMs: minute },
  /** Purchase histories that one player reads; each may ask the card provider about ten payments. */
  histories: { name: 'histories', max: 60, windowMs: minute },
  /** Payments that one player opens. */
  payments: { name: 'payments', max: 40, windowMs: 10 * minute },
  /** Payment sweeps of all copies together; the window is a little shorter than the interval of each copy. */
  paymentSweeps: { name: 'payment-sweeps', max: 1, windowMs: 50_000 },
  /** Deletions of old addresses by all copies together: each reads the whole table. */
  addressSweeps: { name: 'address-sweeps', max: 1, windowMs: hour },
} as const satisfies Record<string, Limit>

/** A limit, and the caller whose tries it counts. */
export type Counted = readonly [limit: Limit, whose: string]
