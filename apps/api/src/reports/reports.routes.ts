import { pageRoutes } from '@meridian-2117/contract/paths/paths'
import {
  pageErrorLimits,
  reportsPath,
  vitalNames,
  vitalsLimit,
  type Vital,
} from '@meridian-2117/contract/paths/reports'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram } from 'prom-client'
import * as z from 'zod'
import { limits } from '../limits/limits.ts'
import { countedInMemory } from '../plugins/call-limit.ts'

/** Counts the errors that pages report, by route; the log has the messages. */
export const pageErrors = new Counter({
  name: 'page_errors_total',
  help: 'Errors that pages have reported, once for each visit, by route',
  labelNames: ['route'],
  registers: [],
})
// Prometheus sees an increase from a count that was there before.
for (const route of pageRoutes) pageErrors.inc({ route }, 0)

const byRoute = (name: string, help: string, buckets: number[]) =>
  new Histogram({ name, help, labelNames: ['route'], buckets, registers: [] })

/**
 * Counts the vitals of visits, by route. The buckets include the bounds of "good" and "poor" at
 * https://web.dev/articles/vitals.
 */
export const vitals: Readonly<Record<Vital['name'], Histogram>> = {
  LCP: byRoute(
    'web_vitals_lcp_seconds',
    'Largest contentful paint of visits, in seconds',
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  ),
  INP: byRoute(
    'web_vitals_inp_seconds',
    'Interaction to next paint of visits, in seconds',
    [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  ),
  CLS: byRoute(
    'web_vitals_cls',
    'Cumulative layout shift of visits',
    [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  ),
  TTFB: byRoute(
    'web_vitals_ttfb_seconds',
    'Time to first byte of visits, in seconds',
    [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
  ),
}

/** No honest value is larger: ten minutes, and a hundred whole windows shifted. */
const largest = { LCP: 600_000, INP: 600_000, CLS: 100, TTFB: 600_000 } as const satisfies Record<
  Vital['name'],
  number
>

const text = (field: keyof typeof pageErrorLimits) => z.string().max(pageErrorLimits[field])

const pageErrorSchema = z.strictObject({
  route: z.enum(pageRoutes),
  name: text('name'),
  message: text('message'),
  build: text('build'),
})

const vitalsSchema = z
  .array(
    z
      .strictObject({ name: z.enum(vitalNames), route: z.enum(pageRoutes), value: z.number().min(0) })
      .refine(({ name, value }) => value <= largest[name]),
  )
  .min(1)
  .max(vitalsLimit)

/** Refuses any other field, so a report cannot contain an id or an address. */
const reportSchema = z.union([pageErrorSchema, vitalsSchema])

/**
 * Takes the errors of pages into the log, and counts them and the vitals of visits. The limit is counted in memory, as
 * the metrics are: forged reports make no work for the database, and change no other figure.
 */
export async function reportsRoutes(app: FastifyInstance): Promise<void> {
  // A beacon is plain text, which a browser sends to another origin without a preflight.
  app.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.post<{ Body: z.output<typeof reportSchema> }>(
    reportsPath,
    { schema: { body: reportSchema }, onRequest: countedInMemory(app, limits.reports) },
    async ({ body: report, log }, reply) => {
      if (Array.isArray(report)) {
        for (const { name, route, value } of report)
          vitals[name].observe({ route }, name === 'CLS' ? value : value / 1000)
      } else {
        pageErrors.inc({ route: report.route })
        log.warn({ page: report }, 'A page has reported an error')
      }
      return reply.code(204).send()
    },
  )
}
