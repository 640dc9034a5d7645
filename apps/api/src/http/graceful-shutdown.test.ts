import fastify, { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, signUpPlayer } from '../../test/open-test-app.ts'
import { health } from '../plugins/health.ts'
import { closeGracefully } from './graceful-shutdown.ts'

let app: FastifyInstance
let answer = () => undefined as void
beforeEach(async () => {
  app = fastify()
  await app.register(health, { ping: async () => undefined })
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

test('stops despite a client that never sends the rest of its call', async () => {
  const client = await open()
  client.write(
    'POST /slow HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
  )
  await once(app.server, 'request')
  const closed = once(client, 'close')
  await closeGracefully(app, { graceMs: 50 })
  await closed
  expect(app.server.listening).toBe(false)
})

test('stops despite a mail server that never answers', async () => {
  const accepted = Promise.withResolvers<void>()
  const server = await openTestApp({
    mail: { send: () => accepted.promise },
  })
  const { email: Email } = await signUpPlayer(server)
  await server.app.inject({ method: 'POST', url: '/api/v1/user/forgot-password', payload: { Email } })
  await closeGracefully(server.app, { graceMs: 50 })
  expect(server.logged.join('')).toContain('The server stops although some of its work has not ended')
  accepted.resolve()
  await server.close()
})

test('answers a pending call before it stops', async () => {
  const client = await open()
  const arrived = once(app.server, 'request')
  client.write('POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')
  await arrived
  const stopped = closeGracefully(app, { graceMs: 5000 })
  const received: string[] = []
  client.on('data', (part) => received.push(String(part)))
  // The handler has its answer ready in the turn after the request.
  setImmediate(() => answer())
  await stopped
  await once(client, 'close')
  expect(received.join('')).toContain('{"done":true}')
})

test('reports that it is not ready while it stops, and answers what still arrives', async () => {
  const server = await openTestApp()
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string) => {
    const response = await fetch(origin + path)
    await response.arrayBuffer()
    return [response.status, response.headers.get('connection')]
  }
  const list = '/api/v1/market/getMarket?limit=4'
  expect(await ask(list)).toEqual([200, 'keep-alive'])

  const { promise: drained, resolve: notice } = Promise.withResolvers<void>()
  const stopped = closeGracefully(server.app, { drained })
  const responses = await Promise.all(['/api/ready', '/api/health', list, '/api/v1/land/getland'].map(ask))
  expect(responses).toEqual([
    [503, 'close'],
    [200, 'close'],
    [200, 'close'],
    [200, 'close'],
  ])

  notice()
  await stopped
  await server.close()
  expect(server.app.server.listening).toBe(false)
})

test('answers a call that arrives while another one delays the stop', async () => {
  const server = await openTestApp()
  app = server.app
  await app.listen({ port: 0, host: '127.0.0.1' })
  const client = await open()
  const received: string[] = []
  client.on('data', (part) => received.push(String(part)))
  const arrived = once(app.server, 'request')
  client.write(
    'POST /api/v1/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  )
  await arrived

  const stopped = closeGracefully(app)
  await vi.waitFor(() => expect(app.server.listening).toBe(false), { timeout: 30_000 })
  client.write('}GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n')
  await stopped
  await once(client, 'close')
  await server.close()
  expect(received.join('')).toContain('{"status":"ok"}')
})
