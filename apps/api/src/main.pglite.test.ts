import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../test/free-port.ts'

/** Starts the server as `npm run serve` does, with its own database. */
async function serve(settings: Readonly<Record<string, string>>) {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'meridian-main-'))
  const { PATH, HOME } = process.env
  const server = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'close')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  let output = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  server.stdout.resume()
  return { server, port, ended, output: () => output }
}

const statusOf = async (url: string) => (await fetch(url)).status

/** This computer's IPv4 and IPv6 addresses, where it has both. */
const ownHosts = Object.values(networkInterfaces())
  .flat()
  .flatMap((address) =>
    address?.address === '::1' ? ['[::1]'] : address?.address === '127.0.0.1' ? ['127.0.0.1'] : [],
  )

test('answers on each address, outlives the reader of its log, and serves metrics until it stops', async () => {
  const metricsPort = await freePort()
  const { server, port, ended } = await serve({
    METRICS_PORT: String(metricsPort),
    DRAIN_SECONDS: '600',
    LOG_LEVEL: 'info',
  })
  const ready = () => statusOf(`http://localhost:${port}/api/ready`)
  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 60_000, interval: 200 })
  for (const host of ownHosts) expect(await statusOf(`http://${host}:${port}/api/ready`)).toBe(200)

  server.stdout.destroy()
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await ready()).toBe(200)

  server.kill('SIGTERM')
  await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 30_000 })
  expect(await statusOf(`http://127.0.0.1:${metricsPort}/metrics`)).toBe(200)
  // SIGINT skips the drain period.
  server.kill('SIGINT')
  expect(await ended).toEqual([0, null])
}, 120_000)

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
  const stoppedAt = performance.now()
  server.kill('SIGTERM')
  expect(await ended).toEqual([null, 'SIGTERM'])
  expect(performance.now() - stoppedAt).toBeLessThan(1000)
}, 120_000)

test('does not start on a public address without its services, and names the missing ones', async () => {
  const { ended, output } = await serve({ PUBLIC_URL: 'https://market.test' })
  expect(await ended).toEqual([1, null])
  expect(output()).toContain('GOOGLE_CLIENT_ID is missing')
}, 120_000)

test.each(['PORT', 'METRICS_PORT'])(
  'names a taken %s',
  async (setting) => {
    const blocker = createServer()
    onTestFinished(() => void blocker.close())
    const port = await freePort()
    blocker.listen(port, '127.0.0.1')
    await once(blocker, 'listening')
    const { ended, output } = await serve({ [setting]: String(port) })
    expect(await ended).toEqual([1, null])
    expect(output()).toBe(`Port ${port} is taken. Stop what uses it, or set ${setting} to another one.\n`)
  },
  120_000,
)
