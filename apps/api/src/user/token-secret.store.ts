import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '../database/open.ts'
import { settings } from '../database/schema.ts'

const name = 'token-secret'

/** The secret that signs tokens where JWT_SECRET is not set: made once, kept, and the same for every copy. */
export async function keptTokenSecret(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  if (!row) throw new Error('The token secret was not kept')
  return row.value
}
