import { desc, eq, gt, lt, sql } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { tokenSecrets } from '../database/schema.ts'
import type { TokenSecret, TokenSecrets } from './token-secrets.ts'

/** One secret signs for this many days. */
const signsForDays = 30
/** The secret then still verifies, until its last token has expired, and a day more. */
const retentionDays = signsForDays + 8

const daysAgo = (days: number) => sql`now() - ${days}::float8 * interval '1 day'`

/** Stores the secrets of a database where JWT_SECRET is not set. Each signs for 30 days, then a new one is made. */
export function tokenSecretsStore(db: Database): TokenSecrets {
  // Secrets never change, so they are cached for good.
  const read = new Map<string, TokenSecret>()
  const columns = { id: tokenSecrets.id, secret: tokenSecrets.secret }

  const signing = async (): Promise<TokenSecret | undefined> => {
    const [row] = await db
      .select(columns)
      .from(tokenSecrets)
      .where(gt(tokenSecrets.createdAt, daysAgo(signsForDays)))
      .orderBy(desc(tokenSecrets.createdAt))
      .limit(1)
    return row
  }

  // Copies that find no secret at the same moment make one each. All verify, and the newest one signs.
  const make = (): Promise<TokenSecret> =>
    db.transaction(async (transaction) => {
      await transaction.delete(tokenSecrets).where(lt(tokenSecrets.createdAt, daysAgo(retentionDays)))
      const fresh = { id: randomUUID(), secret: randomBytes(32).toString('base64url') }
      await transaction.insert(tokenSecrets).values(fresh)
      return fresh
    })

  return {
    newest: async () => (await signing()) ?? make(),
    async byId(id) {
      const known = read.get(id)
      if (known) return known
      const [row] = await db.select(columns).from(tokenSecrets).where(eq(tokenSecrets.id, id))
      if (row) read.set(id, row)
      return row
    },
  }
}
