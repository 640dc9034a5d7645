import fastify, { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stopServer } from './stop.ts'

let app: FastifyInstance
let answer = () => undefined as void
beforeEach(async () => {
  app = fastify()
  app.post('/slow', () => new Promise((resolve) => (answer = () => resolve({ done: true }))))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

async function open(): Promise<Socket> {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  await once(client, 'connect')
  return client
}

test('a client that never sends the rest of its call does not keep the server from stopping', async () => {
  const client = await open()
  client.write(
    'POST /slow HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
  )
  await once(app.server, 'request')
  const closed = once(client, 'close')
  await stopServer(app, 50)
  await closed
  expect(app.server.listening).toBe(false)
})

test('a call under way is answered before the server stops', async () => {
  const client = await open()
  const arrived = once(app.server, 'request')
  client.write('POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')
  await arrived
  const stopped = stopServer(app, 5000)
  const said: string[] = []
  client.on('data', (part) => said.push(String(part)))
  // The handler has its answer ready in the turn after the request arrived.
  setImmediate(() => answer())
  await stopped
  await once(client, 'close')
  expect(said.join('')).toContain('{"done":true}')
})
