import type { FastifyInstance } from 'fastify'

/**
 * Closes the connection of a call whose body pauses for too long. A body whose bytes flow may take as long as the
 * server's `requestTimeout`, since a large picture on a slow line is no attack.
 */
export async function slowCalls(
  app: FastifyInstance,
  { longestPauseMs }: { longestPauseMs: number },
): Promise<void> {
  app.server.on('request', (call) => {
    const hasBody = 'content-length' in call.headers || 'transfer-encoding' in call.headers
    // Node closes a connection that is idle for so long. The time of an answer has another limit.
    if (hasBody) call.setTimeout(longestPauseMs).once('end', () => call.setTimeout(0))
  })
}
