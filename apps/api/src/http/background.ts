import type { FastifyBaseLogger } from 'fastify'
import { Counter } from 'prom-client'

/** Messages of work that has failed for good. */
const failures = [
  'A receipt was not mailed',
  'A mail with a link to a new password was not sent',
  'A mail with a link to an e-mail was not sent',
  'A mail about a change of an account was not sent',
] as const

/** Counts work that has failed for good, such as a mail that nobody got. */
export const lostWork = new Counter({
  name: 'background_failures_total',
  help: 'Work after an answer that has failed for good, by what it was',
  labelNames: ['failure'],
  registers: [],
})
// Prometheus sees an increase from a count that was there before.
for (const failure of failures) lostWork.inc({ failure }, 0)

export interface Background {
  /**
   * Starts work that no answer waits for. Logs and counts its failure under the message `failure`. The signal ends
   * pauses of the work once the server closes.
   */
  run(failure: (typeof failures)[number], work: (signal: AbortSignal) => Promise<void>): void
  ended(): Promise<void>
}

/** Runs work after its answer was sent. A closing server waits for it. */
export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  return {
    run(failure, work) {
      const job = work(closing.signal)
        .catch((error: unknown) => {
          lostWork.inc({ failure })
          log.error({ err: error }, failure)
        })
        .finally(() => running.delete(job))
      running.add(job)
    },
    async ended() {
      closing.abort()
      while (running.size > 0) await Promise.all(running)
    },
  }
}
