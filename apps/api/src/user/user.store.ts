import type { User } from '@meridian/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { knownAddresses, users } from '../database/schema.ts'

/** A player as the server knows them, beyond what the contract tells. */
export interface Account {
  user: User
  passwordHash: string
  /** See `TokenUser`. */
  sessionEpoch: number
}

/** A user as the contract knows them, from a row. */
const userOf = (row: Pick<typeof users.$inferSelect, 'id' | 'email' | 'fullName'>): User => ({
  id: row.id,
  email: row.email,
  ...(row.fullName !== null && { fullName: row.fullName }),
})

const accountOf = (row: typeof users.$inferSelect): Account => ({
  user: userOf(row),
  passwordHash: row.passwordHash,
  sessionEpoch: row.sessionEpoch,
})

export type UserStore = ReturnType<typeof createUserStore>

/** Players and where they sign in from. */
export function createUserStore(db: Database) {
  return {
    /** Nothing when the address is taken, in whatever case it is spelled. */
    async add(email: string, passwordHash: string): Promise<Account | undefined> {
      const [row] = await db.insert(users).values({ email, passwordHash }).onConflictDoNothing().returning()
      return row && accountOf(row)
    },

    async byId(id: string): Promise<User | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, id))
      return row && userOf(row)
    },

    /** Which tokens of this user are valid; nothing when there is no such user. */
    async epochOf(id: string): Promise<number | undefined> {
      const [row] = await db.select({ epoch: users.sessionEpoch }).from(users).where(eq(users.id, id))
      return row?.epoch
    },

    async byEmail(email: string): Promise<Account | undefined> {
      const [row] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
      return row && accountOf(row)
    },

    /** Whether the player with this e-mail has signed in from there before. */
    async cameFrom(email: string, address: string): Promise<boolean> {
      const rows = await db
        .select({ userId: users.id })
        .from(users)
        .innerJoin(
          knownAddresses,
          and(eq(knownAddresses.userId, users.id), eq(knownAddresses.address, address)),
        )
        .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
      return rows.length > 0
    },

    async rememberAddress(userId: string, address: string): Promise<void> {
      await db
        .insert(knownAddresses)
        .values({ userId, address })
        .onConflictDoUpdate({
          target: [knownAddresses.userId, knownAddresses.address],
          set: { seenAt: sql`now()` },
        })
    },
  }
}
