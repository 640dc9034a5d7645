import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** Stores use this type for PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Stores use this type within `Database.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
