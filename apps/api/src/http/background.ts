import type { FastifyBaseLogger } from 'fastify'

export interface Background {
  /** Starts work that no answer waits for; what fails is logged under these words. */
  run(words: string, work: () => Promise<void>): void
  /** Ends once all that was started has ended. */
  ended(): Promise<void>
}

/** Work behind an answer that has been given already. A server that closes waits for it. */
export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const running = new Set<Promise<void>>()
  return {
    run(words, work) {
      const job = work()
        .catch((error: unknown) => log.error({ err: error }, words))
        .finally(() => running.delete(job))
      running.add(job)
    },
    async ended() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
