import { readActivities, readCollectibles, signUp, type Endpoint } from '@meridian-2117/contract'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../test/free-port.ts'
import { bearer, emptyDatabase, kestrelOrder, valueOf } from '../test/open-test-app.ts'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { renewCatalogue, seedDatabase } from './database/seed.ts'

async function dataFolder(): Promise<string> {
  const location = await emptyDatabase()
  if (!('folder' in location)) throw new Error('These tests need the embedded database')
  return dirname(location.folder)
}

/** Starts the server as `npm run serve` does, with its own database. */
async function serve(settings: Readonly<Record<string, string>>) {
  const port = await freePort()
  const { PATH, HOME } = process.env
  const server = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: await dataFolder(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'close')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return { server, port, ended, logged: () => output.trim().split('\n').map(readLine) }
}

/** Reads a line of the log, without what differs at each start. */
function readLine(line: string) {
  const { time: _time, pid: _pid, hostname: _hostname, ...said } = JSON.parse(line) as Record<string, unknown>
  return said
}

const fatal = (msg: unknown) => ({ level: 60, msg })

/** Resolves when a server answers that it is ready. */
const ready = ({ port }: { port: number }) =>
  vi.waitFor(async () => expect(await statusOf(`http://localhost:${port}/api/ready`)).toBe(200), {
    timeout: 240_000,
    interval: 200,
  })

const statusOf = async (url: string) => (await fetch(url)).status

/** This computer's IPv4 and IPv6 addresses, where it has both. */
const ownHosts = Object.values(networkInterfaces())
  .flat()
  .flatMap((address) =>
    address?.address === '::1' ? ['[::1]'] : address?.address === '127.0.0.1' ? ['127.0.0.1'] : [],
  )

test('answers on each address, outlives the reader of its log, and serves metrics until it stops', async () => {
  const metricsPort = await freePort()
  const started = await serve({
    METRICS_PORT: String(metricsPort),
    DRAIN_SECONDS: '600',
    LOG_LEVEL: 'info',
  })
  await ready(started)
  const { server, port, ended } = started
  const status = () => statusOf(`http://localhost:${port}/api/ready`)
  for (const host of ownHosts) expect(await statusOf(`http://${host}:${port}/api/ready`)).toBe(200)

  server.stdout.destroy()
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await status()).toBe(200)

  server.kill('SIGTERM')
  await vi.waitFor(async () => expect(await status()).toBe(503), { timeout: 30_000 })
  expect(await statusOf(`http://127.0.0.1:${metricsPort}/metrics`)).toBe(200)
  // SIGINT skips the drain period.
  server.kill('SIGINT')
  expect(await ended).toEqual([0, null])
}, 300_000)

test('says in its first line of the log, at any level, where it is open and which services are real', async () => {
  const started = await serve({ LOG_LEVEL: 'error' })
  await ready(started)
  const address = `http://localhost:${started.port}`
  await vi.waitFor(() =>
    expect(started.logged()).toEqual([
      {
        level: 30,
        address,
        msg: `Meridian 2117 is open at ${address} (cards: sandbox, google: sandbox, discord: sandbox, mail: sandbox)`,
      },
    ]),
  )
}, 300_000)

test('ends by itself when it is stopped while it starts', async () => {
  const silentDatabase = createServer()
  onTestFinished(() => void silentDatabase.close())
  silentDatabase.listen(0, '127.0.0.1')
  await once(silentDatabase, 'listening')
  const { port } = silentDatabase.address() as AddressInfo
  const asked = once(silentDatabase, 'connection')
  const { server, ended } = await serve({
    DATABASE_URL: `postgres://market@127.0.0.1:${port}/market`,
    JWT_SECRET: 'x'.repeat(32),
  })
  await asked
  server.kill('SIGTERM')
  expect(await ended).toEqual([null, 'SIGTERM'])
}, 300_000)

test('leaves a folder to the server that uses it, and opens it after that one was killed', async () => {
  const DATA_DIR = await dataFolder()
  const first = await serve({ DATA_DIR })
  await ready(first)
  const secret = await readFile(join(DATA_DIR, 'token-secret'), 'utf8')
  const second = await serve({ DATA_DIR })
  expect(await second.ended).toEqual([1, null])
  expect(second.logged()).toEqual([
    fatal(`The data folder ${DATA_DIR}/database is in use by another running server`),
  ])

  first.server.kill('SIGKILL')
  await first.ended
  await ready(await serve({ DATA_DIR }))
  expect(await readFile(join(DATA_DIR, 'token-secret'), 'utf8')).toBe(secret)
}, 300_000)

test('does not start on a public address without its services, and names the missing ones', async () => {
  const { ended, logged } = await serve({ PUBLIC_URL: 'https://market.test' })
  expect(await ended).toEqual([1, null])
  expect(logged()).toEqual([fatal(expect.stringContaining('GOOGLE_CLIENT_ID is missing'))])
}, 300_000)

/** Writes into the database of a data folder that no server uses. */
async function fill(DATA_DIR: string, write: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase({ folder: join(DATA_DIR, 'database') })
  await write(db)
  await close()
}

test('opens an empty market where cards are real, without the sales that a sandbox has made up', async () => {
  const DATA_DIR = await dataFolder()
  const market = async () => {
    const started = await serve({
      DATA_DIR,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    })
    await ready(started)
    const entriesOf = async (call: Endpoint) =>
      ((await (await fetch(`http://localhost:${started.port}${call.path}`)).json()) as { data: object[] })
        .data
    const [items, sales] = [await entriesOf(readCollectibles), await entriesOf(readActivities)]
    started.server.kill('SIGTERM')
    await started.ended
    return { hasItems: items.length > 0, sales }
  }
  expect(await market()).toEqual({ hasItems: false, sales: [] })
  await fill(DATA_DIR, (db) => seedDatabase(db, Date.now()))
  expect(await market()).toEqual({ hasItems: true, sales: [] })
}, 300_000)

test('opens a payment at the address that takes the place of Stripe', async () => {
  const asked: string[] = []
  const stripe = createHttpServer(({ method, url, headers }, response) => {
    asked.push(`${method} ${url} ${headers.authorization}`)
    const intent = { id: 'pi_1', client_secret: 'secret_1', amount: 125_000, currency: 'usd' }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(intent))
  })
  onTestFinished(() => {
    stripe.closeAllConnections()
    stripe.close()
  })
  stripe.listen(0, '127.0.0.1')
  await once(stripe, 'listening')
  const DATA_DIR = await dataFolder()
  await fill(DATA_DIR, renewCatalogue)
  const started = await serve({
    DATA_DIR,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_API_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
  })
  await ready(started)
  const post = async (path: string, body: object, headers = {}): Promise<unknown> => {
    const response = await fetch(`http://localhost:${started.port}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const account = { Email: 'ada@meridian.test', Password: 'open the gate', ConfirmPassword: 'open the gate' }
  const { player, token } = valueOf(signUp, await post('/user/signup', account))
  expect(await post('/payment/create-payment-intent', kestrelOrder(player.id), bearer(token))).toEqual({
    success: true,
    clientSecret: 'secret_1',
  })
  expect(asked).toEqual(['POST /v1/payment_intents Bearer sk_test_1'])
}, 120_000)

test.each(['PORT', 'METRICS_PORT'])(
  'names a taken %s',
  async (setting) => {
    const blocker = createServer()
    onTestFinished(() => void blocker.close())
    const port = await freePort()
    blocker.listen(port, '127.0.0.1')
    await once(blocker, 'listening')
    const { ended, logged } = await serve({ [setting]: String(port) })
    expect(await ended).toEqual([1, null])
    expect(logged()).toEqual([
      fatal(`Port ${port} is taken. Stop what uses it, or set ${setting} to another one.`),
    ])
  },
  120_000,
)
