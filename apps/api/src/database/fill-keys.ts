import { sql } from 'drizzle-orm'
import { searchTextOf } from '../items/search-text.ts'
import { emailKey } from '../user/email-key.ts'
import type { Database } from './database.ts'
import { items, users } from './schema.ts'

const atOnce = 1000

/**
 * Fills the columns that our own rules compute and SQL cannot. Rows lack them if they are older than the columns, or
 * come from a copy of an earlier version.
 */
export async function fillKeys(db: Database): Promise<void> {
  await fillEach(
    (after) =>
      db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(sql`${users.emailKey} is null and ${users.email} is not null and ${users.id} > ${after}`)
        .orderBy(users.id)
        .limit(atOnce),
    async (rows) => {
      const keys = new Map(rows.map(({ id, email }) => [emailKey(email ?? ''), id]))
      // An earlier version may have told such accounts apart. One gets the key; the others open by their exact
      // spelling.
      await db.execute(sql`
        update ${users} set email_key = filled.key
        from json_to_recordset(${JSON.stringify(Array.from(keys, ([key, id]) => ({ id, key })))}::json)
          as filled(id text, key text)
        where ${users.id} = filled.id
          and not exists (select 1 from ${users} as other where other.email_key = filled.key)`)
    },
  )
  await fillEach(
    (after) =>
      db
        .select({ id: items.id, title: items.title, serialNumber: items.serialNumber })
        .from(items)
        .where(sql`${items.searchText} is null and ${items.id} > ${after}`)
        .orderBy(items.id)
        .limit(atOnce),
    async (rows) => {
      const texts = rows.map((row) => ({ id: row.id, text: searchTextOf(row) }))
      await db.execute(sql`
        update ${items} set search_text = filled.text
        from json_to_recordset(${JSON.stringify(texts)}::json) as filled(id text, text text)
        where ${items.id} = filled.id`)
    },
  )
}

/** Reads rows in the order of their ids and fills them, until none is left. */
async function fillEach<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
  fill: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  let rows = await read('')
  while (rows.length > 0) {
    await fill(rows)
    rows = await read(rows.at(-1)?.id ?? '')
  }
}
