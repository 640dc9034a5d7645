import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  checkPurchase,
  createPaymentIntent,
  readHistory,
  readMarket,
  searchMarket,
  signUp,
} from '@meridian/contract'
import { afterEach, expect, test } from 'vitest'
import { createApi } from './api-client.ts'
import { ApiError } from './api-error.ts'

let server: Server | undefined
afterEach(() => server?.close())

interface Answer {
  status?: number
  body: unknown
}

/** Starts a server that answers every call alike and keeps what it was sent. */
async function answering({ status = 200, body }: Answer) {
  const sent: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = []
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      sent.push({ method: request.method!, url: request.url!, headers: request.headers, body: text })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { sent, api: createApi({ baseUrl, token: () => 'the-token' }), baseUrl }
}

const credentials = { Email: 'a@b.c', Password: 'x', ConfirmPassword: 'x' }
const order = {
  amount: 100,
  userId: 'u',
  gameId: 'g',
  gameTitle: 't',
  serialNumber: 's',
  currency: 'usd',
  email: '',
  productId: 'g',
}

test('a list call is sent without a token and its answer is read', async () => {
  const { api, sent } = await answering({ body: [{ _id: 1, name: 'Shard' }] })
  const { entries } = await api(readMarket, {})
  expect(entries).toEqual([{ id: '1', title: 'Shard' }])
  expect(sent[0]?.url).toBe('/api/v1/market/getMarket')
  expect(sent[0]?.headers.authorization).toBeUndefined()
})

test('a query is escaped into the address', async () => {
  const { api, sent } = await answering({ body: { lands: [], nfas: [] } })
  await api(searchMarket, { query: { query: 'a&b=c #1%' } })
  const address = new URL(sent[0]?.url ?? '', 'http://localhost')
  expect(address.pathname).toBe('/api/v1/search/search')
  expect([...address.searchParams]).toEqual([['query', 'a&b=c #1%']])
})

test('the history call carries the token as a bearer', async () => {
  const { api, sent } = await answering({ body: { success: true, data: [] } })
  await api(readHistory, { params: { userId: 'mika/7' } })
  expect(sent[0]?.url).toBe('/api/v1/history/history/mika%2F7')
  expect(sent[0]?.headers.authorization).toBe('Bearer the-token')
})

test('a payment carries its idempotency key', async () => {
  const { api, sent } = await answering({ body: { clientSecret: 'cs' } })
  expect(await api(createPaymentIntent, { body: order }, { idempotencyKey: 'k' })).toEqual({
    clientSecret: 'cs',
  })
  expect(sent[0]?.headers['idempotency-key']).toBe('k')
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual(order)
})

test('a refusal rejects with the server’s words and status', async () => {
  const { api } = await answering({ status: 409, body: { message: 'This email is already registered' } })
  const error = await api(signUp, { body: credentials }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 409,
    serverMessage: 'This email is already registered',
    message: 'This email is already registered',
    answeredOtherwise: false,
  })
})

test('a sign-up that is answered with another success than 201 is refused', async () => {
  const { api } = await answering({ status: 200, body: { message: 'Check your inbox' } })
  const error = await api(signUp, { body: credentials }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 200, serverMessage: 'Check your inbox', answeredOtherwise: true })
})

test('an answer in an unknown form is refused, not passed on', async () => {
  const { api } = await answering({ body: { exist: 'perhaps' } })
  await expect(api(checkPurchase, { body: { userId: 'u', productId: 'p' } })).rejects.toBeInstanceOf(ApiError)
})

test('a server that is not there rejects without words of the server', async () => {
  const { api } = await answering({ body: {} })
  await new Promise((closed) => server!.close(closed))
  const error = await api(readMarket, {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: undefined, serverMessage: undefined })
})

test('an aborted call rejects as aborted', async () => {
  const { api } = await answering({ body: [] })
  const leaving = new AbortController()
  const call = api(readMarket, {}, { signal: leaving.signal })
  leaving.abort()
  await expect(call).rejects.toMatchObject({ code: 'ERR_CANCELED' })
})
