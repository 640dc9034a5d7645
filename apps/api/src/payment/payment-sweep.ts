import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits } from '../limits/limits.ts'
import type { PlayerStore } from '../player/player.store.ts'
import { checkResults, type PaymentService } from './payment.service.ts'

/** Counts the payments that this copy's sweeps have checked, by result. */
export const sweptPayments = new Counter({
  name: 'swept_payments_total',
  help: 'Payments that the sweep has checked at the card provider, by result',
  labelNames: ['found'],
  registers: [],
})
// Prometheus sees an increase from a count that was there before.
for (const found of checkResults) sweptPayments.inc({ found }, 0)

/** Counts this copy's sweeps that have ended. */
export const endedSweeps = new Counter({
  name: 'payment_sweeps_total',
  help: 'Sweeps of the payments that have ended, by this copy',
  registers: [],
})

interface SweepOptions {
  payments: Pick<PaymentService, 'sweep'>
  players: Pick<PlayerStore, 'forgetAddresses'>
  rateLimits: Pick<RateLimits, 'tryConsume'>
  /** Milliseconds between two tries of this copy. */
  sweepEveryMs: number
}

/**
 * Checks pending payments at the provider while the server listens. So a paid one is recorded even if the player never
 * returns. Also deletes old addresses of sign-ins. One copy sweeps at a time: a sweep ends long before the limit admits
 * the next.
 */
export async function paymentSweep(
  app: FastifyInstance,
  { payments, players, rateLimits, sweepEveryMs }: SweepOptions,
): Promise<void> {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const sweep = async () => {
    try {
      if (await rateLimits.tryConsume(limits.addressSweeps, 'all copies')) await players.forgetAddresses()
      if (!(await rateLimits.tryConsume(limits.paymentSweeps, 'all copies'))) return
      await payments.sweep(stop.signal, (found) => sweptPayments.inc({ found }))
      endedSweeps.inc()
    } catch (error) {
      app.log.error({ err: error }, 'A sweep of payments and addresses failed')
    }
  }

  app.addHook('onListen', (done) => {
    timer = setInterval(() => {
      running ??= sweep().finally(() => {
        running = undefined
      })
    }, sweepEveryMs)
    done()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stop.abort()
    await running
  })
}
