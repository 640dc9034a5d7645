import { like, sql } from 'drizzle-orm'
import type { Database } from './src/database/database.ts'
import { items } from './src/database/schema.ts'

/**
 * Adds `count` generated items to those of the catalogue, for measuring; 9,999,999 at most. Each copies the texts and
 * the picture of an item of the catalogue, in turn. Its number, price and place are its own. Equal counts give equal
 * items. Existing items stay unchanged, and a smaller count deletes none.
 */
export async function generateItems(db: Database, count: number): Promise<void> {
  const made = await db.$count(items, like(items.id, 'generated-%'))
  for (let first = made + 1; first <= count; first += atOnce) {
    const last = Math.min(first + atOnce - 1, count)
    await db.execute(sql`
    with catalogue as (
      select *, row_number() over (order by kind, position) - 1 as turn, count(*) over () as turns
      from items where kind in ('collectible', 'land') and position < ${firstPosition}::integer
    )
    insert into items (id, kind, position, title, serial_number, strand, price_cents, image, image_alt, description, lore,
      search_text)
    select
      'generated-' || lpad(n::text, 7, '0'), kind, ${firstPosition}::integer + n, title || ' ' || n,
      serial_number || '-' || n, strand, 100 + (price_cents + n::bigint * 7919) % 1000000, image, image_alt,
      description, lore,
      replace(search_text, E'\\n', ' ' || n || E'\\n') || '-' || n
    from generate_series(${first}::integer, ${last}::integer) as n
    join catalogue on turn = n % turns
    on conflict do nothing`)
  }
}

/** One statement inserts this many in seconds, on a busy computer as well. */
const atOnce = 20_000

/** Generated items come after every item of the catalogue. */
const firstPosition = 10_000
