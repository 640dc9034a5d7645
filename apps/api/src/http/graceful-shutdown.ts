import type { FastifyInstance } from 'fastify'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

export interface ShutdownOptions {
  /** Until whoever sends calls has drained that this copy leaves; it takes new connections for so long. */
  drained?: Promise<unknown>
  /** The longest wait for calls under way and for work behind answers, such as a mail, in ms. */
  graceMs?: number
}

/** Takes calls until it is drained that they are not wanted, and stops once those under way are answered. */
export async function closeGracefully(
  app: FastifyInstance,
  { drained, graceMs = 10_000 }: ShutdownOptions = {},
): Promise<void> {
  const { server } = app
  app.draining = true
  // Whoever keeps a connection hears with the answer that the next call goes elsewhere.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  await drained
  // What has arrived is read before its connection counts as idle, else closing it would fail the call.
  const closeIdle = () => nextTurn().then(() => server.closeIdleConnections())
  // A connection that has its answer would otherwise be kept open for the next call, which will not be taken.
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
