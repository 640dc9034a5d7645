import PQueue from 'p-queue'
import { tooMany } from '../http/http-error.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The provider gets this many calls at once. */
const callsAtOnce = 20

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

  function inTurn<Result>(call: () => Promise<Result>, withinMs?: number): Promise<Result> {
    const turn = new AbortController()
    const waiting = setTimeout(() => turn.abort(tooMany(waitMs)), withinMs ?? waitMs)
    return queue.add(
      () => {
        clearTimeout(waiting)
        return call()
      },
      { signal: turn.signal, priority: withinMs === undefined ? 1 : 0 },
    )
  }

  return {
    name: provider.name,
    open: (order) => inTurn(() => provider.open(order)),
    read: (id, withinMs) => inTurn(() => provider.read(id, withinMs), withinMs),
    charge: (id, paymentMethodId) => inTurn(() => provider.charge(id, paymentMethodId)),
    cancel: (id, withinMs) => inTurn(() => provider.cancel(id, withinMs), withinMs),
    refund: (id, idempotencyKey) => inTurn(() => provider.refund(id, idempotencyKey)),
  }
}
