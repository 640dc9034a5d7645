import PQueue from 'p-queue'
import { tooMany } from '../http/http-error.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The calls that wait for the provider at once. */
const callsAtOnce = 20

/** Milliseconds that a call waits for its turn before the player is asked to try again. */
const waitMs = 5000

/** The calls of a second are spread over parts of so many ms: on their way, two bursts would run into each other. */
const burstMs = 250

/**
 * Shares one bounded pool among all calls to a provider, so that nobody can use up what it takes in a second. Purchases
 * go before questions, which are the calls with a time limit. A call that does not get its turn rejects with 429, and
 * has not been sent.
 */
export function pooled(provider: PaymentProvider, callsPerSecond?: number): PaymentProvider {
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
    create: (order) => inTurn(() => provider.create(order)),
    read: (id, withinMs) => inTurn(() => provider.read(id, withinMs), withinMs),
    charge: (id, paymentMethodId) => inTurn(() => provider.charge(id, paymentMethodId)),
    cancel: (id, withinMs) => inTurn(() => provider.cancel(id, withinMs), withinMs),
    refund: (id) => inTurn(() => provider.refund(id)),
  }
}
