import type { FastifyInstance } from 'fastify'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

declare module 'fastify' {
  interface FastifyInstance {
    /** It has been told to stop: it answers what comes, and asks for no more. */
    leaving: boolean
  }
}

/** Lets a server say that it leaves. */
export function canLeave(app: FastifyInstance): void {
  app.decorate('leaving', false)
}

export interface StopOptions {
  /** Until whoever sends calls has noticed that this copy leaves; it takes new connections for so long. */
  noticed?: Promise<unknown>
  /** The longest wait for calls under way and for work behind answers, such as a mail, in ms. */
  graceMs?: number
}

/** Takes calls until it is noticed that they are not wanted, and stops once those under way are answered. */
export async function stopServer(
  app: FastifyInstance,
  { noticed, graceMs = 10_000 }: StopOptions = {},
): Promise<void> {
  const { server } = app
  app.leaving = true
  // Whoever keeps a connection hears with the answer that the next call goes elsewhere.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  await noticed
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
