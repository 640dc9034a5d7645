import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { StartupError } from '../startup-error.ts'

/** Listens on every address of this computer, IPv6 and IPv4 alike. Rejects with a StartupError where the port is taken. */
export async function listenEverywhere(app: FastifyInstance, port: number): Promise<void> {
  try {
    // Without a host Node listens on `::` for both, or on 0.0.0.0 without IPv6. Fastify would choose localhost by
    // default.
    await app.listen({ port, host: '' })
  } catch (error) {
    throw listenProblem(error, 'PORT', port)
  }
}

/** Listens for Prometheus. Rejects with a StartupError that names the setting to change. */
export async function listenForMetrics(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (codeOf(error) === 'EADDRNOTAVAIL') {
      throw new StartupError(`METRICS_HOST ${host} is not an address of this computer.`, { cause: error })
    }
    throw listenProblem(error, 'METRICS_PORT', port)
  }
}

function listenProblem(cause: unknown, setting: string, port: number): unknown {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what uses it, or set ${setting} to another one.`,
    EACCES: `Port ${port} needs rights that this user lacks. Set ${setting} to another one.`,
  }
  const reason = reasons[codeOf(cause)]
  return reason === undefined ? cause : new StartupError(reason, { cause })
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
