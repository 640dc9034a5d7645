import { and, arrayContains, asc, eq, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deskJournal, items, payments, players, purchases } from '../database/schema.ts'
import { emailKey } from '../accounts/email-key.ts'

/** A journal never names a player but by id, so that an erased one leaves no trace in it. */
export type JournalEntry = Omit<typeof deskJournal.$inferInsert, 'id' | 'happenedAt'>

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Finds what an operator asks for, and keeps the journal of what operators have changed. */
export const createDeskStore = (db: Database) => ({
  /** Returns the ids of the players with this id, e-mail, wallet, Google or Discord id. */
  async playersBy(text: string): Promise<string[]> {
    const rows = await db
      .select({ id: players.id })
      .from(players)
      .where(
        or(
          eq(players.id, text),
          eq(players.emailKey, emailKey(text)),
          eq(players.walletAddress, text.toLowerCase()),
          eq(players.googleId, text),
          eq(players.discordId, text),
        ),
      )
    return rows.map(({ id }) => id)
  },

  /** Returns the payment with this id, ours or the provider's. */
  async paymentBy(text: string) {
    const [row] = await db
      .select()
      .from(payments)
      .where(or(eq(payments.providerId, text), uuid.test(text) ? eq(payments.id, text) : undefined))
    return row
  },

  /** Returns an item, also a delisted one, with the number of its purchases and of its open payments. */
  async item(id: string) {
    const [item] = await db.select().from(items).where(eq(items.id, id))
    return (
      item && {
        ...item,
        purchases: await db.$count(purchases, eq(purchases.itemId, id)),
        openPayments: await db.$count(payments, and(eq(payments.itemId, id), eq(payments.status, 'open'))),
      }
    )
  },

  /** Lists the payments that need a person: refunds that the provider refuses, and open disputes. */
  needingPerson: () =>
    db
      .select()
      .from(payments)
      .where(or(eq(payments.status, 'refund_failed'), eq(payments.dispute, 'open')))
      .orderBy(asc(payments.createdAt)),

  async record(entry: JournalEntry): Promise<void> {
    await db.insert(deskJournal).values(entry)
  },

  /** Lists what was changed about one id, oldest first. */
  journalOf: (subject: string) =>
    db
      .select()
      .from(deskJournal)
      .where(arrayContains(deskJournal.subjects, [subject]))
      .orderBy(asc(deskJournal.happenedAt)),
})
