/**
 * What search and the purchase check cost the server, in CPU time of a call, against a bare `node:http` handler that asks
 * the database the same through a pool of the same library, and answers with the rows. What the database takes is in neither.
 *
 *     npx node apps/api/soak/query-cost.ts
 */
import { checkPurchase, searchMarket, signUp } from '@meridian/contract'
import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { drizzle } from 'drizzle-orm/node-postgres'
import * as schema from '../src/database/schema.ts'
import { createStores, type Stores } from '../src/stores.ts'
import { startPostgresServer } from '../test/postgres-server.ts'
import { against, ask, compareCosts, hangUp, startBare, type Call } from './cost.ts'
import { Copy } from './fleet.ts'

interface Statement {
  text: string
  values: unknown[]
}

const bareHandler = (databaseUrl: string, statements: readonly Statement[]) => `
  import { createServer } from 'node:http'
  import pg from 'pg'
  const pool = new pg.Pool({ connectionString: ${JSON.stringify(databaseUrl)} })
  const statements = ${JSON.stringify(statements)}
  const server = createServer((call, response) => {
    call.resume().on('end', async () => {
      const found = []
      for (const { text, values } of statements) found.push((await pool.query(text, values)).rows)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
    })
  })`

const json = { 'content-type': 'application/json' }
const account = { Email: 'cost@meridian.test', Password: 'open-the-gate' }

const postgres = await startPostgresServer()
const copy = new Copy({ DATABASE_URL: postgres.url })
const statements: Statement[] = []
const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) }
const stores = createStores(drizzle(postgres.url, { schema, logger }))
try {
  await copy.start()

  /** `look` asks the database what the server asks it for the call. */
  const compare = async (name: string, call: Call, look: (stores: Stores) => Promise<unknown>) => {
    const { status, body } = await ask(copy.port, call)
    if (status !== 200) throw new Error(`${name} is answered ${status}: ${body.toString()}`)
    statements.length = 0
    await look(stores)
    const bare = await startBare(bareHandler(postgres.url, statements))
    const costs = await compareCosts(copy, bare, call)
    bare.kill()
    console.log(`${name}: statements ${statements.length}, ${body.length} bytes, ${against(costs)}`)
  }

  for (const [name, text] of [
    ['search, a text that many hold', 'er'],
    ['search, a text that few hold', 'kestrel'],
    ['search, a text that none holds', 'nowhere'],
  ] as const) {
    const call = { path: `${searchMarket.path}?query=${text}` }
    await compare(name, call, ({ items }) => items.find(text, 10))
  }

  const signedUp = await ask(copy.port, {
    path: signUp.path,
    headers: json,
    body: JSON.stringify({ ...account, ConfirmPassword: account.Password }),
  })
  const session = signUp.answer.read(JSON.parse(signedUp.body.toString()))
  if (session.outcome !== 'read') throw new Error(`Nobody is signed up: ${signedUp.body.toString()}`)
  const { user, token } = session.value
  const named = [user.id, kestrelInterceptor.id] as const
  const check = {
    path: checkPurchase.path,
    headers: json,
    body: JSON.stringify({ userId: named[0], productId: named[1] }),
  }
  await compare('check, by nobody known', check, ({ purchases }) => purchases.standing(...named))
  const signedIn = { ...check, headers: { ...json, authorization: `Bearer ${token}` } }
  await compare('check, signed in', signedIn, async ({ users, purchases }) => {
    await users.epochOf(user.id)
    await purchases.standing(...named)
  })
} finally {
  hangUp()
  await copy.kill()
  await postgres.stop()
}
