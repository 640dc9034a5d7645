/** A ceiling on the tries within a time. */
export interface Limit {
  /** Tells its counts from those of other limits. */
  name: string
  max: number
  /** The time in which tries are counted, from the first one on. */
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
  /** Of one address. */
  signUps: { name: 'sign-ups', max: 60, windowMs: hour },
  /** Wrong passwords of one address for one account. */
  guesses: { name: 'guesses', max: 10, windowMs: 15 * minute },
  /** Wrong passwords of one address, for whichever accounts. */
  guessesOfAddress: { name: 'guesses-of-address', max: 100, windowMs: 15 * minute },
  /** Wrong passwords for one account, from all addresses that it has never signed in from. */
  guessesOfStrangers: { name: 'guesses-of-strangers', max: 100, windowMs: 15 * minute },
  /** By Google, Discord or a wallet, of one address. */
  otherSignIns: { name: 'other-sign-ins', max: 100, windowMs: 15 * minute },
  /** Of one address. */
  resetRequests: { name: 'reset-requests', max: 20, windowMs: hour },
  /** To one account; the links of these work for as long, so no stranger's asking keeps the player out. */
  resetMails: { name: 'reset-mails', max: 5, windowMs: hour },
  /** Tried by one address, with whatever links. */
  resets: { name: 'resets', max: 20, windowMs: hour },
  /** Wrong current passwords of one signed-in player, who wants a new one. */
  passwordChanges: { name: 'password-changes', max: 10, windowMs: 15 * minute },
  /** New pictures of one player. */
  avatars: { name: 'avatars', max: 30, windowMs: hour },
  /** Files of the sitemap, to one address. */
  sitemaps: { name: 'sitemaps', max: 600, windowMs: hour },
  /** Opened by one address. */
  paymentsOfAddress: { name: 'payments-of-address', max: 120, windowMs: 10 * minute },
  /** Opened by one player. */
  payments: { name: 'payments', max: 40, windowMs: 10 * minute },
  /** By all copies together; a little less than the time between the tries of each. */
  paymentSweeps: { name: 'payment-sweeps', max: 1, windowMs: 50_000 },
} as const satisfies Record<string, Limit>

/** A limit, and whose tries it counts. */
export type Counted = readonly [limit: Limit, whose: string]
