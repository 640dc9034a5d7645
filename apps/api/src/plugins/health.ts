import { serverMessages } from '@meridian-2117/contract/messages/messages'
import fp from 'fastify-plugin'
import { HttpError } from '../http/http-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The server is stopping and answers the calls that still arrive. */
    draining: boolean
  }
}

/**
 * Answers supervisors (is it alive?) and load balancers (is it ready?). It is not ready while it drains or has no
 * database that writes.
 */
export const health = fp(async (app, { ping }: { ping: () => Promise<void> }) => {
  app.decorate('draining', false)
  app.get('/api/health', async () => ({ status: 'ok' }))
  app.get('/api/ready', async (request) => {
    const notReady = new HttpError(503, 'not_ready', serverMessages.notReady)
    if (app.draining) throw notReady
    await ping().catch((error: unknown) => {
      request.log.error({ err: error }, 'The database is not ready')
      throw notReady
    })
    return { status: 'ready' }
  })
})
