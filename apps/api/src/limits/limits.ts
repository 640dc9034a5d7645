import { messages } from '@meridian/contract/rules/messages'
import { Refusal } from '../http/refusal.ts'
import type { Limit, LimitStore } from './limits.store.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * What is limited. Whoever shares an address with many others must still get in, and no stranger may use up what a
 * player needs: an account's own limits count only what its player proves to have sent, or what comes from where the
 * player has not been.
 */
export const limits = {
  /** Of one address. */
  signUps: { name: 'sign-ups', most: 60, withinMs: hour },
  /** Wrong passwords of one address for one account. */
  guesses: { name: 'guesses', most: 10, withinMs: 15 * minute },
  /** Wrong passwords of one address, for whichever accounts. */
  guessesOfAddress: { name: 'guesses-of-address', most: 100, withinMs: 15 * minute },
  /** Wrong passwords for one account, from all addresses that it has never signed in from. */
  guessesOfStrangers: { name: 'guesses-of-strangers', most: 100, withinMs: 15 * minute },
  /** By Google, Discord or a wallet, of one address. */
  otherSignIns: { name: 'other-sign-ins', most: 100, withinMs: 15 * minute },
  /** Of one address. */
  resetRequests: { name: 'reset-requests', most: 20, withinMs: hour },
  /** To one account; the links of these work for as long, so no stranger's asking keeps the player out. */
  resetMails: { name: 'reset-mails', most: 5, withinMs: hour },
  /** Tried by one address, with whatever links. */
  resets: { name: 'resets', most: 20, withinMs: hour },
  /** Wrong current passwords of one signed-in player, who wants a new one. */
  passwordChanges: { name: 'password-changes', most: 10, withinMs: 15 * minute },
  /** New pictures of one player. */
  avatars: { name: 'avatars', most: 30, withinMs: hour },
  /** Files of the sitemap, to one address. */
  sitemaps: { name: 'sitemaps', most: 600, withinMs: hour },
  /** Opened by one address. */
  paymentsOfAddress: { name: 'payments-of-address', most: 120, withinMs: 10 * minute },
  /** Opened by one player. */
  payments: { name: 'payments', most: 40, withinMs: 10 * minute },
  /** By all copies together; a little less than the time between the tries of each. */
  paymentSweeps: { name: 'payment-sweeps', most: 1, withinMs: 50_000 },
} as const satisfies Record<string, Limit>

/** A limit, and whose tries it counts. */
export type Counted = readonly [limit: Limit, whose: string]

export interface Guard {
  /** Counts a try before it is made; one that is too many is refused, and then counts for no limit after it. */
  demand(...counted: readonly Counted[]): Promise<void>
  /** Takes tries back that turned out to be fine. */
  giveBack(...counted: readonly Counted[]): Promise<void>
  /** Whether one more fits, which is counted; for what is left undone without a word. */
  fits(...counted: Counted): Promise<boolean>
  forget(...counted: Counted): Promise<void>
}

/** Keeps tries within limits (Spec 8 knows no words for it; ours are `tooManyAttempts`). */
export function createGuard(store: LimitStore): Guard {
  return {
    async demand(...counted) {
      for (const [limit, whose] of counted) {
        const waitMs = await store.take(limit, whose)
        if (waitMs !== undefined)
          throw new Refusal(429, 'rate_limited', messages.tooManyAttempts, { retryAfterMs: waitMs })
      }
    },
    async giveBack(...counted) {
      for (const [limit, whose] of counted) await store.giveBack(limit, whose)
    },
    fits: async (limit, whose) => (await store.take(limit, whose)) === undefined,
    forget: (limit, whose) => store.forget(limit, whose),
  }
}
