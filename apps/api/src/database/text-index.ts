import type pg from 'pg'

/**
 * Makes searching quick at any size: an index of every three letters in a row of titles and serial numbers. Where the
 * database has no `pg_trgm`, or this user may not add it, search reads the whole table instead; so does PGlite, whose
 * tables are small. Tried at each start, so that a database that learns of it later is helped then.
 */
export async function indexTexts(client: pg.Client): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm')
  } catch {
    return
  }
  await client.query(
    'create index if not exists items_texts on items using gin (title gin_trgm_ops, serial_number gin_trgm_ops)',
  )
}
