import type { CardIntent, IntentStatus, IntentStore } from '@meridian/sandbox/server/card-network'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { sandboxIntents } from '../database/schema.ts'

/** The sandbox card provider's payments in our own database, so that every copy of the server sees them. */
export function createIntentStore(db: Database): IntentStore {
  const read = async (where: ReturnType<typeof eq>): Promise<CardIntent | undefined> => {
    const [row] = await db.select().from(sandboxIntents).where(where).limit(1)
    return row && toIntent(row)
  }
  return {
    async insertOrGet(intent) {
      const [inserted] = await db
        .insert(sandboxIntents)
        .values(intent)
        .onConflictDoNothing({ target: sandboxIntents.idempotencyKey })
        .returning()
      if (inserted) return toIntent(inserted)
      const known = await read(eq(sandboxIntents.idempotencyKey, intent.idempotencyKey))
      if (!known) throw new Error('A payment of the sandbox was neither kept nor found')
      return known
    },
    byId: (id) => read(eq(sandboxIntents.id, id)),
    byClientSecret: (clientSecret) => read(eq(sandboxIntents.clientSecret, clientSecret)),
    async move(id, { from, to, lastError }) {
      const [moved] = await db
        .update(sandboxIntents)
        .set({ status: to, lastError })
        .where(and(eq(sandboxIntents.id, id), inArray(sandboxIntents.status, [...from])))
        .returning()
      return moved && toIntent(moved)
    },
  }
}

function toIntent(row: typeof sandboxIntents.$inferSelect): CardIntent {
  return { ...row, status: knownStatus(row.status) }
}

const statuses: readonly IntentStatus[] = [
  'requires_payment_method',
  'requires_action',
  'succeeded',
  'canceled',
  'refunded',
]

function knownStatus(text: string): IntentStatus {
  const status = statuses.find((known) => known === text)
  if (!status) throw new Error(`A payment of the sandbox has the unknown status "${text}"`)
  return status
}
