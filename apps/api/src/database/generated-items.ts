import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'

/** The most items that can be generated: as many as their ids have digits for. */
export const mostGeneratedItems = 9_999_999

/**
 * Fills the market up with `count` items beside the catalogue's, for measuring: each takes the words and the picture of
 * one of the catalogue, in turn, with a number, a price and a place of its own. The same count always gives the same
 * items. Those that are there stay as they are; a smaller count than before takes none away.
 */
export async function generateItems(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    with catalogue as (
      select *, row_number() over (order by kind, position) - 1 as turn, count(*) over () as turns
      from items where id not like 'generated-%'
    )
    insert into items (id, kind, position, title, serial_number, strand, price_cents, image, image_alt, description, lore)
    select
      'generated-' || lpad(n::text, 7, '0'), kind, 10000 + n, title || ' ' || n, serial_number || '-' || n, strand,
      100 + (price_cents + n::bigint * 7919) % 1000000, image, image_alt, description, lore
    from generate_series(
      (select count(*) from items where id like 'generated-%') + 1,
      ${count}::integer
    ) as n
    join catalogue on turn = n % turns
    on conflict do nothing`)
}
