import { refusalCodeIn } from '@meridian-2117/contract'
import { assign, setup } from 'xstate'
import { unimplementedActor } from './unimplemented-actor.ts'

/**
 * The outcome of a charge whose answer never came. `pending`: the server does not know it yet. `unpaid`: nothing was
 * charged, and the player may pay.
 */
export interface Outcome {
  status: 'paid' | 'unpaid' | 'pending'
}

/** Identifies the payment whose outcome the server is asked for. */
export interface ReadOutcomeInput {
  playerId: string
  itemId: string
  /** Empty when the page was opened again and has opened no payment yet. */
  clientSecret: string
  attempt: string
}

/**
 * A charge of this attempt was sent, or is known to have charged nothing. The page stores it over a reload.
 * `clientSecret` is the payment's secret at the card provider, empty while it is unknown.
 */
export type AttemptEvent =
  | { type: 'attempt.sent'; attempt: string; clientSecret: string }
  | { type: 'attempt.notCharged'; attempt: string }

/** The payment was made, and the page continues from there. */
export interface PaidEvent {
  type: 'payment.paid'
  attempt: string
  /** Whole `cents`. */
  amountCents: number
}

/** The outcome, or `refused`: the server answers only after the player signs in again. */
export type OutcomeResult = Outcome | { status: 'refused' }

/** The pauses grow up to this number of reads. */
const growing = 6

/**
 * Asks the server for the outcome of a charge without an answer, with growing pauses, until it is known. Outputs `paid`
 * or `unpaid`, or `refused` once the player's token has ended. Any other failed or unanswered read says nothing.
 */
export const outcomeMachine = setup({
  types: {
    input: {} as ReadOutcomeInput,
    context: {} as {
      payment: ReadOutcomeInput
      /** Counts unsuccessful reads, as far as the pauses grow. */
      readCount: number
      outcome: OutcomeResult
    },
    output: {} as OutcomeResult,
  },
  actors: { readOutcome: unimplementedActor<Outcome, ReadOutcomeInput>('readOutcome') },
  guards: {
    isKnown: (_, outcome: Outcome) => outcome.status !== 'pending',
    isRefused: (_, { error }: { error: unknown }) => refusalCodeIn(error) === 'unauthorized',
  },
  actions: {
    setOutcome: assign({ outcome: (_, outcome: OutcomeResult) => outcome }),
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
            actions: { type: 'setOutcome', params: ({ event }) => event.output },
          },
          { target: 'waiting' },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'known',
            actions: { type: 'setOutcome', params: { status: 'refused' } },
          },
          { target: 'waiting' },
        ],
      },
      after: { askLimit: 'waiting' },
    },
    waiting: { entry: 'countRead', after: { readDelay: 'asking' } },
    known: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})
