import type { FastifyInstance } from 'fastify'
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry, type Metric } from 'prom-client'
import { lostWork } from '../http/background.ts'
import { pageErrors } from '../page-errors/page-errors.routes.ts'
import { paymentAlerts } from '../payment/payment.service.ts'
import { sweptPayments } from '../payment/payment-sweep.ts'
import { vitals } from '../vitals/vitals.routes.ts'

/** Counts this copy's answers by route and status with their durations, and measures memory and event loop. */
export function measureAnswers(app: FastifyInstance): Registry {
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
  const metrics: Metric[] = [sweptPayments, paymentAlerts, lostWork, pageErrors, ...Object.values(vitals)]
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
