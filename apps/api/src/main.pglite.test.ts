import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../test/free-port.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

test('a server that waits to be left alone ends at once when it is interrupted', async () => {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'meridian-main-'))
  const { PATH, HOME } = process.env
  const server = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: folder, DRAIN_SECONDS: '600' },
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  ends.push(async () => {
    server.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  const ready = async () => (await fetch(`http://localhost:${port}/api/ready`)).status

  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 60_000, interval: 200 })
  server.kill('SIGTERM')
  await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 30_000 })
  server.kill('SIGINT')
  expect(await ended).toEqual([0, null])
}, 120_000)
