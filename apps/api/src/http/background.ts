import type { FastifyBaseLogger } from 'fastify'

export interface Background {
  /** Starts work that no answer waits for. Logs its failure under the message `failure`. */
  run(failure: string, work: () => Promise<void>): void
  ended(): Promise<void>
}

/** Runs work after its answer was sent. A closing server waits for it. */
export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const running = new Set<Promise<void>>()
  return {
    run(failure, work) {
      const job = work()
        .catch((error: unknown) => log.error({ err: error }, failure))
        .finally(() => running.delete(job))
      running.add(job)
    },
    async ended() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
