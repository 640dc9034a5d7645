import PQueue from 'p-queue'
import { Histogram } from 'prom-client'
import { tooMany } from '../http/http-error.ts'
import { refusedCalls } from '../limits/limits.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Measures the calls to the provider without their wait for a turn. Answers without success are answers. */
export const providerSeconds = new Histogram({
  name: 'card_provider_seconds',
  help: 'How long the card provider took, in seconds, by call and outcome: answered or failed',
  labelNames: ['call', 'outcome'],
  buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 40],
  registers: [],
})

async function measured<Result>(name: keyof PaymentProvider, call: () => Promise<Result>): Promise<Result> {
  const end = providerSeconds.startTimer({ call: name })
  let outcome = 'failed'
  try {
    const result = await call()
    outcome = 'answered'
    return result
  } finally {
    end({ outcome })
  }
}

/** The provider gets this many calls at once. */
const callsAtOnce = 20

const queueLimit = 'card-provider'

/** Milliseconds that a call waits for its turn before the player is asked to try again. */
const waitMs = 5000

/** Milliseconds of the parts of a second that calls are spread over, as two bursts would meet on their way. */
const burstMs = 250

/**
 * Shares one bounded pool among all calls to a provider, so nobody can use up its calls of a second. Purchases come
 * before reads, which are the calls with a time limit. A call that gets no turn rejects with 429 and was not sent.
 */
export function queued(provider: PaymentProvider, callsPerSecond?: number): PaymentProvider {
  const queue = new PQueue({
    concurrency: callsAtOnce,
    ...(callsPerSecond !== undefined && {
      intervalCap: callsPerSecond * (burstMs / 1000),
      interval: burstMs,
      strict: true,
    }),
  })
  refusedCalls.inc({ limit: queueLimit }, 0)

  function inTurn<Result>(
    name: keyof PaymentProvider,
    call: () => Promise<Result>,
    withinMs?: number,
  ): Promise<Result> {
    const turn = new AbortController()
    const waiting = setTimeout(() => {
      refusedCalls.inc({ limit: queueLimit })
      turn.abort(tooMany(waitMs))
    }, withinMs ?? waitMs)
    return queue.add(
      () => {
        clearTimeout(waiting)
        return measured(name, call)
      },
      { signal: turn.signal, priority: withinMs === undefined ? 1 : 0 },
    )
  }

  return {
    name: provider.name,
    open: (order) => inTurn('open', () => provider.open(order)),
    read: (id, withinMs) => inTurn('read', () => provider.read(id, withinMs), withinMs),
    charge: (id, paymentMethodId) => inTurn('charge', () => provider.charge(id, paymentMethodId)),
    cancel: (id, withinMs) => inTurn('cancel', () => provider.cancel(id, withinMs), withinMs),
    refund: (id, idempotencyKey) => inTurn('refund', () => provider.refund(id, idempotencyKey)),
  }
}
