import { assign, setup } from 'xstate'
import { unimplementedActor } from './unimplemented-actor.ts'

/**
 * The outcome of a charge that was sent and never answered. `pending`: the server does not know it yet either.
 * `unpaid`: nothing was charged, and the player may pay.
 */
export type Outcome =
  | { status: 'paid'; paymentId?: string | undefined }
  | { status: 'unpaid' }
  | { status: 'pending' }

/** The payment whose outcome the server is asked for. */
export interface ReadOutcomeInput {
  userId: string
  itemId: string
  /** Empty when the page was opened anew and has no intent yet. */
  clientSecret: string
  attempt: string
}

/** A charge of this attempt was sent, or is known to have charged nothing; the page stores it over a reload. */
export type AttemptEvent =
  | { type: 'attempt.sent'; attempt: string }
  | { type: 'attempt.open'; attempt: string }

/** The payment was made: the page goes on from there. */
export interface PaidEvent {
  type: 'payment.paid'
  /** Whole `cents`. */
  amountCents: number
  /** The provider's id of the payment, if it is known. */
  paymentId?: string | undefined
}

/** The number of reads after which the pauses grow no longer. */
const growing = 6

/**
 * Reads the outcome of a charge without an answer. It asks the server, with growing pauses, until the outcome is known;
 * its output is `paid` or `unpaid`. A failed or unanswered read says nothing.
 */
export const outcomeMachine = setup({
  types: {
    input: {} as ReadOutcomeInput,
    context: {} as {
      payment: ReadOutcomeInput
      /** The number of unsuccessful reads, as far as the pauses grow. */
      readCount: number
      /** The last answer. */
      outcome: Outcome
    },
    output: {} as Outcome,
  },
  actors: { readOutcome: unimplementedActor<Outcome, ReadOutcomeInput>('readOutcome') },
  guards: { isKnown: (_, outcome: Outcome) => outcome.status !== 'pending' },
  actions: {
    keepOutcome: assign({ outcome: (_, outcome: Outcome) => outcome }),
    countRead: assign({ readCount: ({ context }) => Math.min(context.readCount + 1, growing) }),
  },
  delays: {
    /** Milliseconds that a read may take before it is made again. */
    askLimit: 30_000,
    /** Milliseconds before the next read: 1 s, 2 s, 4 s … 30 s. */
    readDelay: ({ context: { readCount } }) => Math.min(1000 * 2 ** (readCount - 1), 30_000),
  },
}).createMachine({
  id: 'outcome',
  context: ({ input }) => ({ payment: input, readCount: 0, outcome: { status: 'pending' } }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'readOutcome',
        src: 'readOutcome',
        input: ({ context }) => context.payment,
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
      after: { askLimit: 'waiting' },
    },
    waiting: { entry: 'countRead', after: { readDelay: 'asking' } },
    known: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})
