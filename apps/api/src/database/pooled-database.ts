import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

/** Connections to a PostgreSQL server. A query without an answer fails after `queryTimeoutMs`. */
export const openPool = (url: string, queryTimeoutMs: number): pg.Pool =>
  new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: queryTimeoutMs })

/**
 * The database over a pool of connections, any of which may be lost at any moment. A loss fails the calls that use the
 * connection, a transaction with `The connection to the database was lost`, and the pool opens another one. Drizzle's
 * own transaction never releases a connection whose `begin` fails, and an error of the connection ends the process, as
 * nobody listens. So the connection is taken, listened to and released here. Calls `connectionLost` once for each.
 */
export function pooledDatabase(pool: pg.Pool, connectionLost: (error: Error) => void = () => undefined) {
  // The pool replaces a broken idle connection. Without a listener its error would also end the process.
  pool.on('error', () => undefined)
  // Nobody listens between the moment that the pool hands out a connection and the one that its user adds a listener.
  pool.on('connect', (client) => {
    client.once('error', connectionLost)
    // A broken connection may report it twice.
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
      // The last failure is the rollback, whose error says nothing.
      throw loss ? new Error('The connection to the database was lost', { cause: loss }) : error
    } finally {
      // The state of a connection is unknown after a failure, so it is not used again.
      client.release(!done)
      client.off('error', hear)
    }
  }
  return Object.assign(db, { transaction })
}
