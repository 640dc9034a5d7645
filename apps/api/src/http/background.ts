import type { FastifyBaseLogger } from 'fastify'
import { Counter } from 'prom-client'
import { mailFailures, type MailFailure } from '../mail/mail-failures.ts'
import { DelayedMail, type MailService } from '../mail/smtp-mail.ts'
import type { WaitingMailStore } from '../mail/waiting-mails.store.ts'

/** Counts work that has failed for good, such as a mail that nobody got. */
export const lostWork = new Counter({
  name: 'background_failures_total',
  help: 'Work after an answer that has failed for good, by what it was',
  labelNames: ['failure'],
  registers: [],
})
// Prometheus sees an increase from a count that was there before.
for (const failure of mailFailures) lostWork.inc({ failure }, 0)

export interface Background {
  /**
   * Starts work that no answer waits for. Stores a mail that its server may take later; logs and counts any other
   * failure under the message `failure`.
   */
  run(failure: MailFailure, work: () => Promise<void>): void
  /** Sends the stored mails whose next try is due, one after another, until the signal aborts. */
  sendWaiting(stop: AbortSignal): Promise<void>
  ended(): Promise<void>
}

interface BackgroundOptions {
  mail: MailService
  waitingMails: WaitingMailStore
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Runs work after its answer was sent. A closing server waits for it. */
export function createBackground({ mail, waitingMails, log }: BackgroundOptions): Background {
  const running = new Set<Promise<void>>()
  const lose = (failure: MailFailure, error: unknown) => {
    lostWork.inc({ failure })
    log.error({ err: error }, failure)
  }
  return {
    run(failure, work) {
      const job = work()
        .catch((error: unknown) => {
          if (!(error instanceof DelayedMail)) throw error
          return waitingMails.add(error.mail, failure)
        })
        .catch((error: unknown) => lose(failure, error))
        .finally(() => running.delete(job))
      running.add(job)
    },
    async sendWaiting(stop) {
      while (!stop.aborted) {
        const due = await waitingMails.takeDue()
        if (!due) return
        try {
          await mail.send(due.mail)
        } catch (error) {
          if (error instanceof DelayedMail && !due.isLastTry) continue
          lose(due.failure, error)
        }
        await waitingMails.remove(due.id)
      }
    },
    async ended() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
