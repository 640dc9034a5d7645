import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { Background } from '../http/background.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits } from '../limits/limits.ts'
import type { PlayerStore } from '../accounts/player.store.ts'
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
  background: Pick<Background, 'sendWaiting'>
  players: Pick<PlayerStore, 'forgetAddresses'>
  rateLimits: Pick<RateLimits, 'tryConsume'>
  /** Milliseconds between two tries of this copy. */
  sweepEveryMs: number
}

/**
 * Checks pending payments at the provider while the server listens. So a paid one is recorded even if the player never
 * returns. Also deletes old addresses of sign-ins. One copy sweeps at a time: a sweep ends long before the limit admits
 * the next. Each copy also sends mails that wait for another try.
 */
export async function paymentSweep(
  app: FastifyInstance,
  { payments, background, players, rateLimits, sweepEveryMs }: SweepOptions,
): Promise<void> {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const running = new Map<() => Promise<void>, Promise<void>>()

  const sweepPayments = async () => {
    if (await rateLimits.tryConsume(limits.addressSweeps, 'all copies')) await players.forgetAddresses()
    if (!(await rateLimits.tryConsume(limits.paymentSweeps, 'all copies'))) return
    await payments.sweep(stop.signal, (found) => sweptPayments.inc({ found }))
    endedSweeps.inc()
  }
  const sendMails = () => background.sendWaiting(stop.signal)

  /** A mail server that is away holds up no payment, so each runs by itself. */
  const runUnlessRunning = (job: () => Promise<void>, failure: string) => {
    if (running.has(job)) return
    const ended = job()
      .catch((error: unknown) => app.log.error({ err: error }, failure))
      .finally(() => running.delete(job))
    running.set(job, ended)
  }

  app.addHook('onListen', (done) => {
    timer = setInterval(() => {
      runUnlessRunning(sweepPayments, 'A sweep of payments and addresses failed')
      runUnlessRunning(sendMails, 'A sweep of mails failed')
    }, sweepEveryMs)
    done()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stop.abort()
    await Promise.all(running.values())
  })
}
