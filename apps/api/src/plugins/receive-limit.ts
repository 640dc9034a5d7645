import { serverMessages } from '@meridian/contract/messages/messages'
import fp from 'fastify-plugin'
import { HttpError } from '../http/http-error.ts'
import type { ReceiveLimits } from '../http/receive-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call sends a file. It may take long while more of it arrives. */
    upload?: boolean
  }
}

/** Refuses a call that is still being sent after its time. Node has only one limit for all calls, that of uploads. */
export const receiveLimit = fp(async (app, { limits }: { limits: ReceiveLimits }) => {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const { upload = false } = routeOptions.config
    let received = raw.socket.bytesRead
    const timer = setInterval(() => {
      const { bytesRead } = raw.socket
      const progresses = upload && bytesRead > received
      received = bytesRead
      if (raw.complete) return clearInterval(timer)
      if (progresses || reply.sent) return undefined
      clearInterval(timer)
      reply.header('connection', 'close')
      return void reply.send(new HttpError(400, 'invalid', serverMessages.tooSlow))
    }, limits.callMs)
    reply.raw.once('close', () => clearInterval(timer))
  })
})
