/**
 * What the server knows of a charge that was asked for and never answered. `pending`: it does not know yet either.
 * `unpaid`: nothing was charged, and the player may pay.
 */
export type Outcome =
  | { status: 'paid'; paymentId?: string | undefined }
  | { status: 'unpaid' }
  | { status: 'pending' }

/** Which payment the server is asked about. */
export interface ReadOutcomeInput {
  userId: string
  productId: string
  /** Empty when the page was opened anew and has no intent yet. */
  clientSecret: string
  attempt: string
}

/** What the page keeps over a reload: whether an answer to a charge of this attempt is still owed. */
export type AttemptTell =
  | { type: 'attempt.sent'; attempt: string }
  | { type: 'attempt.open'; attempt: string }

/** The payment was made: the page goes on from there. */
export interface PaidTell {
  type: 'payment.paid'
  /** Whole `cents`. */
  amountCents: number
  /** The provider's id of the payment, if it was told. */
  paymentId?: string | undefined
}

/** The number of asks after which the pauses grow no longer. */
const growing = 6

/** One ask more without an answer; it counts as far as the pauses grow. */
export const oneMoreAsk = (asked: number): number => Math.min(asked + 1, growing)

/** How long to wait after so many asks, in `ms`: 1 s, 2 s, 4 s … 30 s. */
export const askAgainAfter = (asked: number): number => Math.min(1000 * 2 ** (asked - 1), 30_000)

/** How long an ask may stay without an answer, in `ms`, before it is given up and made again. */
export const askLimit = 30_000
