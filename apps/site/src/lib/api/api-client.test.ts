import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  ApiError,
  checkPurchase,
  openPayment,
  chargeCard,
  readHistory,
  readItem,
  readCollectibles,
  searchMarket,
  signUp,
  updateProfile,
} from '@meridian-2117/contract'
import { mika } from '@meridian-2117/contract/fixtures'
import { isCancel } from 'axios'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApi, readServerTime } from './api-client.ts'

let server: Server | undefined
afterEach(() => {
  vi.useRealTimers()
  server?.close()
})

interface Answer {
  status?: number
  body: unknown
  headers?: Readonly<Record<string, string>>
}

/** Starts a server that gives every call the same answer and records the requests. */
async function answering({ status = 200, body, headers }: Answer) {
  const sent: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = []
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      sent.push({ method: request.method!, url: request.url!, headers: request.headers, body: text })
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening))
  const onUnauthorized = vi.fn<(token: string) => void>()
  const onSiteBuild = vi.fn<(build: string) => void>()
  const injectFaults = vi.fn<() => Promise<void>>(async () => undefined)
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    sent,
    api: createApi({
      bases: { api: baseUrl, card: `${baseUrl}/card-host` },
      token: () => 'the-token',
      onUnauthorized,
      onSiteBuild,
      injectFaults,
    }),
    onUnauthorized,
    onSiteBuild,
    injectFaults,
    baseUrl,
  }
}

const credentials = { email: 'a@b.c', password: 'x', confirmPassword: 'x' }
const order = {
  playerId: 'u',
  email: '',
  itemId: 'g',
  title: 't',
  serialNumber: 's',
  amountCents: 100,
  currency: 'usd',
}

test('sends a list call without a token, and reads its answer', async () => {
  const { api, sent } = await answering({ body: [{ _id: 1, name: 'Shard' }] })
  const { entries } = await api(readCollectibles, {})
  expect(entries).toEqual([{ kind: 'collectible', id: '1', title: 'Shard' }])
  expect(sent[0]?.url).toBe('/api/v1/market/getMarket')
  expect(sent[0]?.headers.authorization).toBeUndefined()
})

test('believes no server on another origin about the build of the page', async () => {
  const { api, onSiteBuild } = await answering({ body: [], headers: { 'x-site-build': '29990101000000' } })
  await api(readCollectibles, {})
  expect(onSiteBuild).not.toHaveBeenCalled()
})

test('escapes a query into the address', async () => {
  const { api, sent } = await answering({ body: { lands: [], nfas: [] } })
  await api(searchMarket, { query: { query: 'a&b=c #1%' } })
  const address = new URL(sent[0]?.url ?? '', 'http://localhost')
  expect(address.pathname).toBe('/api/v1/search/search')
  expect([...address.searchParams]).toEqual([['query', 'a&b=c #1%']])
})

test('sends the token of the history call as a bearer', async () => {
  const { api, sent } = await answering({ body: { success: true, data: [] } })
  await api(readHistory, { params: { playerId: 'mika/7' } })
  expect(sent[0]?.url).toBe('/api/v1/history/history/mika%2F7')
  expect(sent[0]?.headers.authorization).toBe('Bearer the-token')
})

test('writes the page of a list into the address', async () => {
  const { api, sent } = await answering({ body: [] })
  await api(readCollectibles, { query: { limit: 4 } })
  expect(sent[0]?.url).toBe('/api/v1/market/getMarket?limit=4')
})

test('sends a payment with its idempotency key and the player’s token', async () => {
  const { api, sent } = await answering({ body: { clientSecret: 'cs' } })
  expect(await api(openPayment, { body: order, idempotencyKey: 'k' })).toEqual({ clientSecret: 'cs' })
  expect(sent[0]?.headers['idempotency-key']).toBe('k')
  expect(sent[0]?.headers.authorization).toBe('Bearer the-token')
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    amount: 100,
    userId: 'u',
    gameId: 'g',
    gameTitle: 't',
    serialNumber: 's',
    currency: 'usd',
    email: '',
    productId: 'g',
  })
})

test('sends a call with the token of the player who began, if one is given', async () => {
  const { api, sent } = await answering({ body: { clientSecret: 'cs' } })
  const request = { body: order, idempotencyKey: 'k' }
  await api(openPayment, request, { session: { player: mika, token: 'an-earlier-token' } })
  await api(openPayment, request, { session: null })
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer an-earlier-token', undefined])
})

test('sends the card payment to a host of its own', async () => {
  const { api, sent } = await answering({ body: { success: true } })
  const card = { name: 'M', price: 1, paymentMethodId: 'pm', provider: 'sandbox' }
  await api(chargeCard, { body: { ...order, ...card }, idempotencyKey: 'k' })
  expect(sent[0]?.url).toBe('/card-host/api/v1/card/pay-with-card')
})

test('reads the message of a refused card call from its error field', async () => {
  const { api } = await answering({ status: 402, body: { message: 'Payment Required', error: 'No funds.' } })
  const card = { name: 'M', price: 1, paymentMethodId: 'pm', provider: 'sandbox' }
  expect(await failureOf(api(chargeCard, { body: { ...order, ...card }, idempotencyKey: 'k' }))).toEqual({
    kind: 'refused',
    status: 402,
    serverMessage: 'No funds.',
  })
})

test('sends a profile as a form, its picture as a file, without absent fields', async () => {
  const { api, sent } = await answering({ body: { user: { _id: 'u' } } })
  const entered = { fullName: 'Mika', email: 'a@b.c', password: '', newPassword: '', bio: 'Flies.' }
  await api(updateProfile, { body: { ...entered, avatar: new File(['pixels'], 'me.png') } })
  await api(updateProfile, { body: entered })
  const [withPicture, without] = sent
  expect(withPicture?.headers['content-type']).toContain('multipart/form-data; boundary=')
  expect(withPicture?.body).toContain('name="FullName"')
  expect(withPicture?.body).toContain('filename="me.png"')
  expect(without?.body).not.toContain('Avatar')
})

test('logs the raw answer of a call that asks for it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { api } = await answering({ body: { success: true, data: { _id: '7', odd: 1 } } })
  await api(readItem, { params: { id: '7' } })
  expect(log.mock.calls).toEqual([[{ success: true, data: { _id: '7', odd: 1 } }]])
  log.mockRestore()
})

test('logs an unreadable entry, and returns the others', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { api } = await answering({ body: [{ _id: '1' }, null] })
  expect((await api(readCollectibles, {})).entries).toHaveLength(1)
  expect(warnings.mock.calls).toEqual([['/api/v1/market/getMarket: entry 1: is not a record']])
  warnings.mockRestore()
})

test('rejects a list that reports failure as unexpected, with its message', async () => {
  const { api } = await answering({ body: { success: false, message: 'closed' } })
  expect(await failureOf(api(readCollectibles, {}))).toEqual({
    kind: 'unexpected',
    status: 200,
    serverMessage: 'closed',
  })
})

async function failureOf(call: Promise<unknown>) {
  const error = await call.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw error
  const { kind, status, serverMessage } = error
  return { kind, status, serverMessage }
}

test('rejects a refusal with the server’s message and status', async () => {
  const { api } = await answering({ status: 409, body: { message: 'This email is already registered' } })
  expect(await failureOf(api(signUp, { body: credentials }))).toEqual({
    kind: 'refused',
    status: 409,
    serverMessage: 'This email is already registered',
  })
})

test('rejects a refusal with the server’s code', async () => {
  const body = { message: 'Das gehört dir schon', code: 'already_owned' }
  const { api } = await answering({ status: 409, body })
  await expect(api(openPayment, { body: order, idempotencyKey: 'k' })).rejects.toHaveProperty(
    'code',
    'already_owned',
  )
})

test('rejects a sign-up answered with another success than 201 as unexpected', async () => {
  const { api } = await answering({ status: 200, body: { message: 'Check your inbox' } })
  expect(await failureOf(api(signUp, { body: credentials }))).toEqual({
    kind: 'unexpected',
    status: 200,
    serverMessage: 'Check your inbox',
  })
})

test('rejects an answer of an unknown form as unreadable', async () => {
  const { api } = await answering({ body: { exist: 'perhaps' } })
  expect(await failureOf(api(checkPurchase, { body: { playerId: 'u', itemId: 'p' } }))).toEqual({
    kind: 'unreadable',
    status: 200,
    serverMessage: undefined,
  })
})

test('rejects as unreachable, without status or message, when no server answers', async () => {
  const { api } = await answering({ body: {} })
  await new Promise((closed) => server!.close(closed))
  expect(await failureOf(api(readCollectibles, {}))).toEqual({
    kind: 'unreachable',
    status: undefined,
    serverMessage: undefined,
  })
})

test('refuses a text that is too long for the call with its message, and sends nothing', async () => {
  const { api, sent } = await answering({ body: { success: true } })
  const call = api(signUp, { body: { ...credentials, email: `${'a'.repeat(300)}@b.c` } })
  await expect(call).rejects.toThrow(
    new ApiError('refused', { code: 'invalid', serverMessage: 'Please enter a valid email address' }),
  )
  expect(sent).toEqual([])
})

test('rejects an aborted call as aborted', async () => {
  const { api } = await answering({ body: [] })
  const leaving = new AbortController()
  const call = api(readCollectibles, {}, { signal: leaving.signal })
  leaving.abort()
  const reason: unknown = await call.catch((error: unknown) => error)
  expect(isCancel(reason)).toBe(true)
})

const nowMs = Date.UTC(2117, 5, 15, 12)
const minutesLater = 'Tue, 15 Jun 2117 12:20:00 GMT'

test.each<[string, Record<string, string>, number]>([
  ['the server’s, whatever the clock here says', { date: minutesLater }, 1200],
  ['later by as long as an answer was kept on its way', { date: minutesLater, age: '90' }, 1290],
  ['that of this device where the server gives another thing', { date: 'soon', age: 'long' }, 0],
])('takes the time to be %s', async (_, headers, aheadSeconds) => {
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] })
  const { baseUrl } = await answering({ status: 404, body: '', headers })
  expect(await readServerTime(baseUrl)).toBe(nowMs + aheadSeconds * 1000)
})

test('takes the time of the device when the server is unreachable', async () => {
  vi.useFakeTimers({ now: nowMs, toFake: ['Date'] })
  expect(await readServerTime('http://127.0.0.1:9')).toBe(nowMs)
})

test('reports the token of a call that was refused with 401', async () => {
  const { api, onUnauthorized } = await answering({ status: 401, body: { success: false } })
  await expect(api(readCollectibles, {})).rejects.toThrow(ApiError)
  expect(onUnauthorized).not.toHaveBeenCalled()
  await expect(api(readHistory, { params: { playerId: 'mika' } })).rejects.toThrow(ApiError)
  expect(onUnauthorized.mock.calls).toEqual([['the-token']])
})

describe('a server that never answers', () => {
  async function silent() {
    server = createServer()
    const asked = once(server, 'request')
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const api = createApi({
      bases: { api: baseUrl, card: baseUrl },
      token: () => undefined,
      onUnauthorized: () => undefined,
      limitMs: 20,
    })
    return { api, asked }
  }

  test('is given up', async () => {
    const { api } = await silent()
    await expect(api(readCollectibles, {})).rejects.toEqual(
      expect.objectContaining({ kind: 'unreachable', serverMessage: undefined }),
    )
    await expect(api(signUp, { body: credentials })).rejects.toThrow(ApiError)
  })

  test('is waited for with a payment, whose flow has limits of its own', async () => {
    const { api, asked } = await silent()
    const given = new AbortController()
    const ended = vi.fn<() => void>()
    const paying = api(openPayment, { body: order, idempotencyKey: 'k' }, { signal: given.signal }).catch(
      ended,
    )
    await asked
    await expect(api(readCollectibles, {})).rejects.toThrow(ApiError)
    expect(ended).not.toHaveBeenCalled()
    given.abort()
    await paying
  })
})

test('does not send a call with an injected fault', async () => {
  const { api, injectFaults, sent } = await answering({ body: [] })
  injectFaults.mockRejectedValueOnce(new ApiError('refused', { status: 500 }))
  await expect(api(readCollectibles, {})).rejects.toEqual(new ApiError('refused', { status: 500 }))
  expect(sent).toEqual([])
  await api(readCollectibles, {})
  expect(sent).toHaveLength(1)
})

test('does not send a call aborted during a simulated delay', async () => {
  const { api, injectFaults, sent } = await answering({ body: [] })
  const given = new AbortController()
  injectFaults.mockImplementationOnce(async () => given.abort())
  await expect(api(readCollectibles, {}, { signal: given.signal })).rejects.toThrow('canceled')
  expect(sent).toEqual([])
})
