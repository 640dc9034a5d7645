import { pageErrorLimits, pageErrorsPath } from '@meridian-2117/contract/paths/page-errors'
import { pageRoutes } from '@meridian-2117/contract/paths/page-routes'
import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import * as z from 'zod'
import { limits } from '../limits/limits.ts'
import { reportOptions } from '../plugins/reports.ts'

/** Counts what pages report, by route; the log has the messages. */
export const pageErrors = new Counter({
  name: 'page_errors_total',
  help: 'Errors that pages have reported, once for each visit, by route',
  labelNames: ['route'],
  registers: [],
})
// Prometheus sees an increase from a count that was there before.
for (const route of pageRoutes) pageErrors.inc({ route }, 0)

const text = (field: keyof typeof pageErrorLimits) => z.string().max(pageErrorLimits[field])

/** Refuses any other field, so a report cannot contain an id or an address. */
const reportSchema = z.strictObject({
  route: z.enum(pageRoutes),
  name: text('name'),
  message: text('message'),
  build: text('build'),
})

/** Takes the errors of pages into the log, and counts them. */
export async function pageErrorsRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Body: z.output<typeof reportSchema> }>(
    pageErrorsPath,
    reportOptions(app, reportSchema, limits.pageErrors),
    async ({ body: page, log }, reply) => {
      pageErrors.inc({ route: page.route })
      log.warn({ page }, 'A page has reported an error')
      return reply.code(204).send()
    },
  )
}
