import { desc, eq, lt, sql } from 'drizzle-orm'
import type { SandboxMail } from '@meridian/sandbox/shared/mail-wire'
import type { Database } from '../database/open.ts'
import { sandboxMails } from '../database/schema.ts'

/** How many mails the outbox shows. */
const shown = 50

/** The outbox of the sandbox in our own database, so that every copy of the server sees it. */
export function createSandboxMailStore(db: Database) {
  return {
    /** Keeps a mail, and forgets those of more than a week ago. */
    async add(mail: { to: string; subject: string; html: string }): Promise<void> {
      await db.delete(sandboxMails).where(lt(sandboxMails.sentAt, sql`now() - interval '7 days'`))
      await db.insert(sandboxMails).values(mail)
    },

    /** The newest first. */
    async list(): Promise<SandboxMail[]> {
      const rows = await db.select().from(sandboxMails).orderBy(desc(sandboxMails.sentAt)).limit(shown)
      return rows.map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt: sentAt.getTime() }))
    },

    async byId(id: string): Promise<{ to: string; subject: string; html: string } | undefined> {
      const [row] = await db.select().from(sandboxMails).where(eq(sandboxMails.id, id))
      return row
    },
  }
}
