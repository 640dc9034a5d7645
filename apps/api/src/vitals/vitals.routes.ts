import { pageRoutes } from '@meridian-2117/contract/paths/page-routes'
import { vitalNames, vitalsLimit, vitalsPath, type Vital } from '@meridian-2117/contract/paths/vitals'
import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'
import * as z from 'zod'
import { limits } from '../limits/limits.ts'
import { reportOptions } from '../plugins/reports.ts'

const byRoute = (name: string, help: string, buckets: number[]) =>
  new Histogram({ name, help, labelNames: ['route'], buckets, registers: [] })

/**
 * Counts what visits report, by route. The buckets include the bounds of "good" and "poor" at
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

/** Refuses any other field, so a report cannot contain an id or an address. */
const reportSchema = z
  .array(
    z
      .strictObject({ name: z.enum(vitalNames), route: z.enum(pageRoutes), value: z.number().min(0) })
      .refine(({ name, value }) => value <= largest[name]),
  )
  .min(1)
  .max(vitalsLimit)

/** Takes the vitals of visits. */
export async function vitalsRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Body: z.output<typeof reportSchema> }>(
    vitalsPath,
    reportOptions(app, reportSchema, limits.vitals),
    async ({ body }, reply) => {
      for (const { name, route, value } of body)
        vitals[name].observe({ route }, name === 'CLS' ? value : value / 1000)
      return reply.code(204).send()
    },
  )
}
