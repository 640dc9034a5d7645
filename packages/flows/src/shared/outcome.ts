/**
 * What the server knows of a charge that was asked for and never answered. `pending`: it does not know yet either.
 * `unpaid`: nothing was charged, and the player may pay.
 */
export type Outcome =
  | { status: 'paid'; paymentId?: string | undefined }
  | { status: 'unpaid' }
  | { status: 'pending' }

export interface ReadOutcomeInput {
  userId: string
  productId: string
  /** Empty when the page was opened anew and has no intent yet. */
  clientSecret: string
  attempt: string
}

/** The number of asks after which the pauses grow no longer. */
const growing = 6

/** One ask more without an answer; it counts as far as the pauses grow. */
export const oneMoreAsk = (asked: number): number => Math.min(asked + 1, growing)

/** How long to wait after so many asks, in `ms`: 1 s, 2 s, 4 s … 30 s. */
export const askAgainAfter = (asked: number): number => Math.min(1000 * 2 ** (asked - 1), 30_000)

/** How long an ask may stay without an answer, in `ms`, before it is given up and made again. */
export const askLimit = 30_000
