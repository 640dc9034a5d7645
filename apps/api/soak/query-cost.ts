/**
 * What search and the purchase check cost the server, in CPU time of a call, against a bare `node:http` handler that asks
 * the database the same through the same pool, and answers with the rows under the same headers. What the database takes
 * is in neither.
 *
 *     npx node apps/api/soak/query-cost.ts
 */
import { checkPurchase, searchMarket, signUp } from '@meridian/contract'
import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { openPool, pooledDatabase } from '../src/database/pooled-database.ts'
import { createStores, type Stores } from '../src/stores.ts'
import { startPostgresServer } from '../test/postgres-server.ts'
import { ask, compareCosts, hangUp, sentHeaders, startBare, startCopy, type Call } from './cost.ts'
import { Copy } from './fleet.ts'

interface Statement {
  text: string
  values: unknown[]
}

const queryTimeoutMs = 15_000

const bareHandler = (databaseUrl: string, statements: readonly Statement[], headers: readonly string[]) => `
  import { createServer } from 'node:http'
  import { openPool } from '../src/database/pooled-database.ts'
  const pool = openPool(${JSON.stringify(databaseUrl)}, ${queryTimeoutMs})
  const statements = ${JSON.stringify(statements)}
  const headers = ${JSON.stringify(headers)}
  const server = createServer((call, response) => {
    call.resume().on('end', async () => {
      const found = []
      for (const { text, values } of statements) found.push((await pool.query(text, values)).rows)
      const text = JSON.stringify(found)
      response.writeHead(200, [...headers, 'content-length', Buffer.byteLength(text)]).end(text)
    })
  })`

const json = { 'content-type': 'application/json' }
const account = { Email: 'cost@meridian.test', Password: 'open-the-gate' }

const postgres = await startPostgresServer()
const copy = new Copy({ DATABASE_URL: postgres.url })
const pool = openPool(postgres.url, queryTimeoutMs)
const stores = createStores(pooledDatabase(pool))
try {
  /** What a copy answers that is started for one call. */
  const askOnce = async (call: Call) => {
    const { port, end } = await startCopy(copy)
    try {
      const answer = await ask(port, call)
      if (answer.status === 200 || answer.status === 201) return answer
      throw new Error(`${call.path} is answered ${answer.status}: ${answer.body.toString()}`)
    } finally {
      hangUp()
      await end()
    }
  }

  /** What the stores ask of the database while they look. */
  const statementsOf = async (look: (stores: Stores) => Promise<unknown>): Promise<Statement[]> => {
    const statements: Statement[] = []
    const query = pool.query.bind(pool)
    const noted = (text: string, values: unknown[]) => {
      statements.push({ text, values })
      return query(text, values)
    }
    pool.query = noted as typeof pool.query
    await look(stores)
    pool.query = query
    return statements
  }

  /** `look` asks the database what the server asks it for the call. */
  const compare = async (name: string, call: Call, look: (stores: Stores) => Promise<unknown>) => {
    const answer = await askOnce(call)
    const statements = await statementsOf(look)
    // The rows' length is not the answer's.
    const headers = sentHeaders(answer, 'content-length')
    const bare = bareHandler(postgres.url, statements, headers)
    const costs = await compareCosts({ ours: () => startCopy(copy), bare: () => startBare(bare) }, call)
    console.log(`${name}: statements ${statements.length}, ${answer.body.length} bytes, ${costs}`)
  }

  const signedUp = await askOnce({
    path: signUp.path,
    headers: json,
    body: JSON.stringify({ ...account, ConfirmPassword: account.Password }),
  })
  const session = signUp.answer.read(JSON.parse(signedUp.body.toString()))
  if (session.outcome !== 'read') throw new Error(`Nobody is signed up: ${signedUp.body.toString()}`)
  const { user, token } = session.value

  for (const [name, text] of [
    ['search, a text that many hold', 'er'],
    ['search, a text that few hold', 'kestrel'],
    ['search, a text that none holds', 'nowhere'],
  ] as const) {
    const call = { path: `${searchMarket.path}?query=${text}` }
    await compare(name, call, ({ items }) => items.find(text, 10))
  }

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
  await pool.end()
  await postgres.stop()
}
