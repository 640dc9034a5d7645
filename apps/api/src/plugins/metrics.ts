import type { FastifyInstance } from 'fastify'
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry, type Metric } from 'prom-client'
import type { PoolCounts } from '../database/open.ts'
import { lostWork } from '../http/background.ts'
import { refusedCalls } from '../limits/limits.ts'
import { paymentAlerts } from '../payment/payment.service.ts'
import type { PaymentStore } from '../payment/payment.store.ts'
import { providerSeconds } from '../payment/queued-provider.ts'
import { endedSweeps, sweptPayments } from '../payment/payment-sweep.ts'
import { refusedSignatures } from '../payment/stripe.provider.ts'
import { signInProviderFailures } from '../accounts/identity.ts'
import { pageErrors, vitals } from '../reports/reports.routes.ts'

interface Measured {
  payments: Pick<PaymentStore, 'countRefunds'>
  /** Absent for the embedded database. */
  pool?: PoolCounts | undefined
}

/**
 * Counts this copy's answers by route and status with their durations, and measures memory, event loop and database.
 * Refunds are those of all copies.
 */
export function measureAnswers(app: FastifyInstance, { payments, pool }: Measured): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    // Unknown addresses share one name: strangers choose them, and each name takes memory for good.
    const { method, routeOptions } = request
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    seconds.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  const connections = new Gauge({
    name: 'database_pool',
    help: 'Connections to PostgreSQL, those of them that are idle, and calls that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      if (!pool) return
      this.set({ state: 'connections' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const refunds = new Gauge({
    name: 'unfinished_refunds',
    help: 'Refunds that have not arrived at their player, of all copies, as of the scrape before',
    labelNames: ['state'],
    registers: [],
    collect() {
      // A scrape does not wait for a busy database.
      void payments.countRefunds().then(
        (counts) => {
          for (const { state, count } of counts) this.set({ state }, count)
        },
        () => this.reset(),
      )
    },
  })
  const metrics: Metric[] = [
    connections,
    refunds,
    endedSweeps,
    sweptPayments,
    refusedSignatures,
    paymentAlerts,
    providerSeconds,
    refusedCalls,
    lostWork,
    pageErrors,
    signInProviderFailures,
    ...Object.values(vitals),
  ]
  for (const metric of metrics) registry.registerMetric(metric)
  return registry
}

/** Serves the metrics in Prometheus' text format at every address of a separate port, which players do not reach. */
export const metricsServer = (registry: Registry): Server =>
  createServer((_, response) => {
    void registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    )
  })
