import { DrizzleQueryError, is, Placeholder, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './open.ts'

/**
 * A query of which nothing but some named values changes, for calls that are made all the time: it is written once, and
 * asked of the database's client itself, since Drizzle's way there and back costs a tenth of the call. Its rows have the
 * fields that the statement names, and it fails as Drizzle's queries do.
 */
export function fixedQuery<Name extends string, Row>(
  { $client }: Database,
  names: readonly Name[],
  write: (values: Readonly<Record<Name, Placeholder>>) => SQL<Row>,
): (values: Readonly<Record<Name, string | number>>) => Promise<Row[]> {
  const placeholders = Object.fromEntries<Placeholder>(names.map((name) => [name, sql.placeholder(name)]))
  const { sql: text, params } = new PgDialect().sqlToQuery(write(placeholders as Record<Name, Placeholder>))
  const namedAt = params.map((param) => (is(param, Placeholder) ? (param.name as Name) : undefined))
  return async (values) => {
    const given = namedAt.map((name, index) => (name === undefined ? params[index] : values[name]))
    try {
      const { rows } = await $client.query(text, given)
      return rows as Row[]
    } catch (error) {
      throw new DrizzleQueryError(text, given, error instanceof Error ? error : undefined)
    }
  }
}
