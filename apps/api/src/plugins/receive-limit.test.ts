import fastify, { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setInterval } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { refused } from '../../test/open-test-app.ts'
import { errors } from './errors.ts'
import { receiveLimit } from './receive-limit.ts'

async function open(): Promise<FastifyInstance> {
  const app = fastify({
    requestTimeout: 1500,
    http: { headersTimeout: 100, connectionsCheckingInterval: 50 },
  })
  onTestFinished(() => app.close())
  await app.register(errors)
  await app.register(receiveLimit, { limits: { callMs: 200, uploadMs: 1500 } })
  app.post('/call', async ({ body }) => body)
  app.post('/upload', { config: { upload: true } }, async ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

/** Sends a JSON text of this length, one character per 50 ms; resolves with the server's whole answer. */
async function drip(app: FastifyInstance, path: string, length: number): Promise<string> {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  await once(client, 'connect')
  const answer = text(client)
  client.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n"`,
  )
  let sent = 1
  for await (const _ of setInterval(50)) {
    if (client.destroyed || sent === length) break
    sent += 1
    client.write(sent === length ? '"' : 'a')
  }
  return answer
}

test('refuses a call that is sent for too long', async () => {
  const answer = await drip(await open(), '/call', 100)
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).toContain(
    JSON.stringify(refused('invalid', 'The connection is too slow. Please try again on a faster one.')),
  )
})

test('takes an upload for as long as more of it arrives', async () => {
  expect(await drip(await open(), '/upload', 12)).toMatch(/^HTTP\/1.1 200 /)
})

test('ends an upload that takes longer than any may', async () => {
  expect(await drip(await open(), '/upload', 100)).toMatch(/^HTTP\/1.1 408 /)
})

test('refuses an upload that stands still', async () => {
  const app = await open()
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  await once(client, 'connect')
  const answer = text(client)
  client.write(
    'POST /upload HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"',
  )
  expect(await answer).toMatch(/^HTTP\/1.1 400 /)
})
