/**
 * What search and the purchase check cost the server, in CPU time of a call, against a bare `node:http` handler that asks
 * the same database the least that such an answer needs, in one statement through a pool of the same library. What the
 * database itself takes is in neither.
 *
 *     npx node apps/api/soak/query-cost.ts
 */
import { checkPurchase, searchMarket, signUp } from '@meridian/contract'
import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { startPostgresServer } from '../test/postgres-server.ts'
import { against, ask, compareCosts, hangUp, startBare, type Call } from './cost.ts'
import { Copy } from './fleet.ts'

const bareHandler = (databaseUrl: string, statement: string, values: readonly string[]) => `
  import { createServer } from 'node:http'
  import pg from 'pg'
  const pool = new pg.Pool({ connectionString: ${JSON.stringify(databaseUrl)} })
  const statement = ${JSON.stringify(statement)}
  const values = ${JSON.stringify(values)}
  const server = createServer((call, response) => {
    call.resume().on('end', async () => {
      const { rows } = await pool.query(statement, values)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, data: rows }))
    })
  })`

const found = `
  select id, title from items
  where kind = 'land' and (title ilike $1 or serial_number ilike $1) order by position limit 10`
const bareSearch = `(${found}) union all (${found.replace('land', 'collectible')})`

/** The account, the item, what is paid for it and not settled, and whether it is owned already. */
const bareCheck = `
  select users.id, items.id as item, items.price_cents, payments.provider_id, purchases.id as purchase
  from users
  join items on items.id = $2
  left join payments on payments.user_id = users.id and payments.item_id = items.id and payments.status = 'open'
  left join purchases on purchases.user_id = users.id and purchases.item_id = items.id
  where users.id = $1`

const postgres = await startPostgresServer()
const copy = new Copy({ DATABASE_URL: postgres.url })
try {
  await copy.start()

  const compare = async (name: string, call: Call, statement: string, values: readonly string[]) => {
    const { status, body } = await ask(copy.port, call)
    if (status !== 200) throw new Error(`${name} is answered ${status}: ${body.toString()}`)
    const bare = await startBare(bareHandler(postgres.url, statement, values))
    const costs = await compareCosts(copy, bare, call)
    bare.kill()
    console.log(`${name}: ${body.length} bytes, ${against(costs)}`)
  }

  for (const [name, text] of [
    ['search, a text that many hold', 'er'],
    ['search, a text that few hold', 'kestrel'],
    ['search, a text that none holds', 'nowhere'],
  ] as const) {
    await compare(name, { path: `${searchMarket.path}?query=${text}` }, bareSearch, [`%${text}%`])
  }

  const json = { 'content-type': 'application/json' }
  const account = { Email: 'cost@meridian.test', Password: 'open-the-gate' }
  const signedUp = await ask(copy.port, {
    path: signUp.path,
    headers: json,
    body: JSON.stringify({ ...account, ConfirmPassword: account.Password }),
  })
  const session = signUp.answer.read(JSON.parse(signedUp.body.toString()))
  if (session.outcome !== 'read') throw new Error(`Nobody is signed up: ${signedUp.body.toString()}`)
  const { user, token } = session.value
  const values = [user.id, kestrelInterceptor.id]
  const body = JSON.stringify({ userId: user.id, productId: kestrelInterceptor.id })
  const check = { path: checkPurchase.path, headers: json, body }
  await compare('check, by nobody known', check, bareCheck, values)
  const signedIn = { ...check, headers: { ...json, authorization: `Bearer ${token}` } }
  await compare('check, signed in', signedIn, bareCheck, values)
} finally {
  hangUp()
  await copy.kill()
  await postgres.stop()
}
