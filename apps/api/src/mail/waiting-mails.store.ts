import { asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { waitingMails } from '../database/schema.ts'
import type { MailFailure } from './mail-failures.ts'
import type { Mail } from './smtp-mail.ts'

export type WaitingMailStore = ReturnType<typeof createWaitingMailStore>

const mostTries = 4

/** Stores mails that wait for another try: a minute after the first one, then five and fifteen. */
export const createWaitingMailStore = (db: Database) => ({
  /** Stores a mail after its first try. */
  async add({ to, ...mail }: Mail, failure: MailFailure): Promise<void> {
    await db
      .insert(waitingMails)
      .values({ recipient: to, ...mail, failure, nextTryAt: sql`now() + interval '1 minute'` })
  },

  /** Takes one mail whose next try is due. No other copy takes it before the try after that is due. */
  async takeDue() {
    const { id, tries, nextTryAt } = waitingMails
    const due = db
      .select({ id })
      .from(waitingMails)
      .where(lte(nextTryAt, sql`now()`))
      .orderBy(asc(nextTryAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const [taken] = await db
      .update(waitingMails)
      .set({
        tries: sql`${tries} + 1`,
        nextTryAt: sql`now() + case when ${tries} = 1 then interval '5 minutes' else interval '15 minutes' end`,
      })
      .where(eq(id, sql`(${due})`))
      .returning()
    if (!taken) return undefined
    const { recipient, subject, text, html } = taken
    return {
      id: taken.id,
      mail: { to: recipient, subject, text, html },
      failure: taken.failure,
      isLastTry: taken.tries >= mostTries,
    }
  },

  /** Deletes a mail that was sent or given up. */
  async remove(id: string): Promise<void> {
    await db.delete(waitingMails).where(eq(waitingMails.id, id))
  },
})
