import { readActivities, readMarket } from '@meridian/contract'
import { eq } from 'drizzle-orm'
import { gunzipSync } from 'node:zlib'
import { get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, afterAll, expect, test, vi } from 'vitest'
import { openTestApp, payForKestrel, signUpPlayer, valueOf, type TestApp } from '../../test/open-test-app.ts'
import { activities, items } from '../database/schema.ts'
import { createReadyLists } from './ready-lists.ts'

const hour = 3_600_000

let server: TestApp
let port: number
beforeAll(async () => {
  server = await openTestApp({ listsFreshMs: hour, logLevel: 'info', trustedProxies: ['127.0.0.1'] })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

/** An answer as it came over the line. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
    }).on('error', reject)
  })

const market = '/api/v1/market/getMarket?limit=3'

test('a list that is asked for again goes out with the same headers, and the database is not asked', async () => {
  const list = vi.spyOn(server.stores.items, 'list')
  const first = await ask(market)
  const again = await ask(market, { 'x-request-id': 'asked-again' })
  expect(list).toHaveBeenCalledTimes(1)
  list.mockRestore()
  expect(again.body).toEqual(first.body)
  const { date: _one, ...headers } = first.headers
  const { date: _other, ...headersAgain } = again.headers
  expect(headersAgain).toEqual({ ...headers, 'x-request-id': 'asked-again' })
  expect(headers['cache-control']).toBe('no-store')
  expect(server.logged.some((line) => line.includes('asked-again'))).toBe(true)
})

test('it goes out packed to whoever takes that', async () => {
  const { body } = await ask(market)
  await expect
    .poll(async () => {
      const packed = await ask(market, { 'accept-encoding': 'gzip, br' })
      return packed.headers['content-encoding'] === 'gzip' && gunzipSync(packed.body).equals(body)
    })
    .toBe(true)
  const refusing = await ask(market, { 'accept-encoding': 'br, gzip ; q=0' })
  expect(refusing.headers['content-encoding']).toBeUndefined()
})

test('a purchase shows in the list of activities at once', async () => {
  // Those of the seed are of a year to come, and fill the first page.
  await server.db.delete(activities)
  const list = '/api/v1/activity/getActivity'
  const purchases = async () => {
    const { entries } = valueOf(readActivities, JSON.parse((await ask(list)).body.toString()))
    return entries.map(({ type }) => type)
  }
  expect(await purchases()).toEqual([])
  const { user } = await signUpPlayer(server)
  await server.settled(await payForKestrel(server, user.id))
  expect(await purchases()).toEqual(['Purchase'])
})

test('pages behind the first, and what is looked for by a word, come from the database', async () => {
  const [id, asks] = ['nfa-kestrel-interceptor', ['find=kestrel', 'from=0&find=kestrel']]
  for (const query of asks) await ask(`/api/v1/market/getMarket?${query}`)
  await server.db.update(items).set({ title: 'Kestrel the Second' }).where(eq(items.id, id))
  for (const query of asks) {
    const { body } = await ask(`/api/v1/market/getMarket?${query}`)
    const { entries } = valueOf(readMarket, JSON.parse(body.toString()))
    expect(entries.map(({ title }) => title)).toEqual(['Kestrel the Second'])
  }
})

/** Lists whose clock and whose database a test holds. */
function keptLists() {
  const clock = { ms: 0 }
  const lists = createReadyLists({
    freshMs: 250,
    now: () => clock.ms,
    idOf: () => '',
    answered: () => undefined,
  })
  const read = async (load: () => Promise<string>, url = '/list') =>
    (await lists.read(url, '/list', load)).toString()
  return { clock, lists, read }
}

test('a change that somebody else made is noticed a quarter of a second later', async () => {
  const { clock, read } = keptLists()
  expect(await read(async () => 'old')).toBe('old')
  clock.ms = 249
  expect(await read(async () => 'new')).toBe('old')
  clock.ms = 250
  expect(await read(async () => 'new')).toBe('new')
})

test('who asks while another has a list read anew does not wait, unless that takes long or a change is known', async () => {
  const { clock, lists, read } = keptLists()
  await read(async () => 'old')
  clock.ms = 250
  const first = Promise.withResolvers<string>()
  const asked = read(() => first.promise)
  expect(await read(async () => 'nobody asks')).toBe('old')
  clock.ms = 1000
  const waits = read(async () => 'nobody asks')
  first.resolve('new')
  expect([await asked, await waits]).toEqual(['new', 'new'])

  clock.ms = 1250
  const second = Promise.withResolvers<string>()
  const askedAgain = read(() => second.promise)
  lists.drop()
  expect(await read(async () => 'changed')).toBe('changed')
  second.resolve('late')
  await askedAgain
})

test('callers at the same moment share one reading', async () => {
  const { read } = keptLists()
  const load = vi.fn<() => Promise<string>>(async () => 'once')
  expect(await Promise.all([read(load), read(load), read(load)])).toEqual(['once', 'once', 'once'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('what was read before a change is given to nobody who asks after it', async () => {
  const { lists, read } = keptLists()
  const before = Promise.withResolvers<string>()
  const asked = read(() => before.promise)
  lists.drop()
  expect(await read(async () => 'after')).toBe('after')
  before.resolve('before')
  expect(await asked).toBe('before')
  expect(await read(async () => 'after that')).toBe('after that')
})

test('a reading that fails is kept for nobody', async () => {
  const { read } = keptLists()
  await expect(read(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await read(async () => 'back')).toBe('back')
})

test('of lists without end a hundred are kept, those asked for last', async () => {
  const { read } = keptLists()
  for (let one = 0; one <= 100; one += 1) await read(async () => 'first', `/list?${one}`)
  expect(await read(async () => 'second', '/list?100')).toBe('first')
  expect(await read(async () => 'second', '/list?0')).toBe('second')
})
