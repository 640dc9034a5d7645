import type { FastifyInstance } from 'fastify'
import { docsPage, docsPolicy } from './docs-page.ts'
import { docsPath, openApiPath } from './docs-paths.ts'
import { openApiOf } from './openapi.ts'

/** The API told to programs and to people, both from the contract's own declarations. */
export function docsRoutes(app: FastifyInstance, publicUrl: string): void {
  const api = openApiOf(publicUrl)
  const page = docsPage(api)
  app.get(openApiPath, async () => api)
  app.get(docsPath, async (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', docsPolicy).send(page),
  )
}
