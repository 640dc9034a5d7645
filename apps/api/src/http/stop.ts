import type { FastifyInstance } from 'fastify'

/**
 * Stops taking calls and waits until the ones under way are answered, for `graceMs` at most: a client that never sends
 * the rest of its call, or never reads its answer, is then cut off.
 */
export async function stopServer(app: FastifyInstance, graceMs = 10_000): Promise<void> {
  // A connection that has its answer would otherwise be kept open for the next call, which will not be taken.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
