import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

/**
 * Opens a pool of connections to a PostgreSQL server. A query without an answer fails after `queryTimeoutMs`, and ends
 * in the server, too.
 */
export const openPool = (url: string, queryTimeoutMs: number, max = 10): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    max,
  })

/**
 * Opens the database over a pool whose connections may break at any moment. A break fails the calls on that connection,
 * and the pool opens another one. A transaction fails with `The connection to the database was lost`. Drizzle's own
 * transaction never releases a connection whose `begin` fails. It also adds no listener, so an error of the connection
 * would end the process. So this code takes, listens to and releases the connection itself. Calls `connectionLost` once
 * per connection.
 */
export function pooledDatabase(pool: pg.Pool, connectionLost: (error: Error) => void = () => undefined) {
  // The pool replaces a broken idle connection. Without a listener its error would also end the process.
  pool.on('error', () => undefined)
  // The pool hands out a connection without a listener, until its user adds one.
  pool.on('connect', (client) => {
    client.once('error', connectionLost)
    // A broken connection may report it twice.
    client.on('error', () => undefined)
  })
  const db = drizzle({ client: pool, schema })
  const transaction: typeof db.transaction = async (run, config) => {
    const client = await pool.connect()
    let loss: Error | undefined
    const onError = (error: Error) => {
      loss ??= error
    }
    client.on('error', onError)
    let done = false
    try {
      const result = await drizzle({ client, schema }).transaction(run, config)
      done = true
      return result
    } catch (error) {
      // A failed rollback throws an error that explains nothing.
      throw loss ? new Error('The connection to the database was lost', { cause: loss }) : error
    } finally {
      // After a failure the state of the connection is unknown, so it is not used again.
      client.release(!done)
      client.off('error', onError)
    }
  }
  return Object.assign(db, { transaction })
}
