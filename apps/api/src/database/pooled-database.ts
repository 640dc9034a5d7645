import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

/** Connections to a PostgreSQL server. `queryTimeoutMs`: so long is one that says nothing waited for. */
export const openPool = (url: string, queryTimeoutMs: number): pg.Pool =>
  new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: queryTimeoutMs })

/**
 * The database over a pool of connections, any of which may be lost at any moment: that fails the calls that use it, a
 * transaction with `The connection to the database was lost`, and the pool makes another one.
 *
 * Drizzle's own transaction keeps a connection for good when its `begin` fails, and hears no error of the connection,
 * which ends the process. So the connection is taken, heard and given back here. `connectionLost` is called once for each.
 */
export function pooledDatabase(pool: pg.Pool, connectionLost: (error: Error) => void = () => undefined) {
  // The pool replaces an idle connection that breaks; unheard, its error would end the process.
  pool.on('error', () => undefined)
  // Between the moment that the pool gives a connection out and the one that its taker hears it, nobody does.
  pool.on('connect', (client) => {
    client.once('error', connectionLost)
    // One that breaks may say so twice.
    client.on('error', () => undefined)
  })
  const db = drizzle({ client: pool, schema })
  const transaction: typeof db.transaction = async (run, config) => {
    const client = await pool.connect()
    let loss: Error | undefined
    const hear = (error: Error) => {
      loss ??= error
    }
    client.on('error', hear)
    let done = false
    try {
      const result = await drizzle({ client, schema }).transaction(run, config)
      done = true
      return result
    } catch (error) {
      // What failed last is the rollback, which says nothing.
      throw loss ? new Error('The connection to the database was lost', { cause: loss }) : error
    } finally {
      // After a failure nobody knows what state the connection is in, so it is not used again.
      client.release(!done)
      client.off('error', hear)
    }
  }
  return Object.assign(db, { transaction })
}
