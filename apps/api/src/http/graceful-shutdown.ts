import type { FastifyInstance } from 'fastify'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

export interface ShutdownOptions {
  /** Settles once the load balancer knows that this copy stops; until then it accepts connections. */
  drained?: Promise<unknown>
  /** Milliseconds that pending calls and background work, such as a mail, may still take. */
  graceMs?: number
}

/** Drains: accepts calls until the load balancer sends no more, then closes once the pending ones are answered. */
export async function closeGracefully(
  app: FastifyInstance,
  { drained, graceMs = 10_000 }: ShutdownOptions = {},
): Promise<void> {
  const { server } = app
  app.draining = true
  // The answer tells a client on a kept-alive connection to send its next call elsewhere.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  await drained
  // A request that has arrived is read before its connection counts as idle, or closing it would fail the call.
  const closeIdle = () => nextTurn().then(() => server.closeIdleConnections())
  // An answered connection would otherwise stay open for a next call, which nobody will accept.
  const sweep = setInterval(() => void closeIdle(), 100)
  const done = new AbortController()
  const cut = pause(graceMs, undefined, { signal: done.signal }).then(
    () => {
      server.closeAllConnections()
      app.log.warn('The server stops although some of its work has not ended')
    },
    () => undefined,
  )
  try {
    await closeIdle()
    await Promise.race([app.close(), cut])
  } finally {
    clearInterval(sweep)
    done.abort()
  }
}
