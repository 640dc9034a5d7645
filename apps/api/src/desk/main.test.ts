import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../test/free-port.ts'
import { emptyDatabase } from '../../test/open-test-app.ts'
import { openDatabase } from '../database/open.ts'
import { seedDatabase } from '../database/seed.ts'

const program = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { PATH, HOME } = process.env
const { id } = kestrelInterceptor

/** Makes a seeded database, and returns the settings that name it. */
async function seeded(): Promise<Record<string, string>> {
  const location = await emptyDatabase()
  const { db, close } = await openDatabase(location)
  await seedDatabase(db, Date.now())
  await close()
  if ('folder' in location) return { DATA_DIR: dirname(location.folder) }
  const folder = await mkdtemp(join(tmpdir(), 'meridian-desk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { DATABASE_URL: location.url, JWT_SECRET: 'x'.repeat(32), DATA_DIR: folder }
}

/** Runs the desk as an operator does. */
const desk = (settings: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [program('main.ts'), ...args],
      { env: { PATH, HOME, ...settings } },
      (error, out, err) => resolve({ code: error?.code ?? 0, out, err }),
    )
  })

test('works while no server runs, and while one does', async () => {
  const settings = await seeded()
  const doIt = ['--yes', '--because', 'a test', '--by', 'Ada']
  expect(await desk(settings, 'find', 'nobody')).toEqual({
    code: 1,
    out: '',
    err: 'No player, payment or item is called nobody\n',
  })
  const delisted = await desk(settings, 'delist', id, ...doIt)
  expect([delisted.code, delisted.err]).toEqual([0, ''])
  expect(delisted.out).toContain(`Ada: delist ${id} (a test)`)

  const port = await freePort()
  const server = spawn(process.execPath, [program('../main.ts')], {
    env: { PATH, HOME, PORT: String(port), ...settings },
    stdio: 'ignore',
  })
  const ended = once(server, 'close')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
  })
  const status = async () => (await fetch(`http://localhost:${port}/api/v1/search/item/${id}`)).status
  await vi.waitFor(async () => expect(await status()).toBe(410), { timeout: 240_000, interval: 200 })
  expect((await desk(settings, 'list', id, ...doIt)).code).toBe(0)
  expect(await status()).toBe(200)
  expect((await desk(settings, 'list', id, ...doIt)).err).toBe(
    `${id} is listed already. Nothing has changed.\n`,
  )

  const socket = await stat(join(String(settings['DATA_DIR']), 'desk.sock')).catch(() => undefined)
  expect(socket && socket.mode & 0o777).toBe(settings['DATABASE_URL'] === undefined ? 0o600 : undefined)
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 300_000)

/** Takes the name of the user away, as of a container that runs as a bare number. */
const withoutName = `import os from 'node:os'
import { syncBuiltinESMExports } from 'node:module'
os.userInfo = () => { throw new Error('ENOENT') }
syncBuiltinESMExports()`

test('writes the number of a user without a name into the journal, and --by in its place', async () => {
  const settings = {
    ...(await seeded()),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(withoutName)}`,
  }
  const doIt = ['--yes', '--because', 'a test']
  const delisted = await desk(settings, 'delist', id, ...doIt)
  expect([delisted.code, delisted.err]).toEqual([0, ''])
  expect(delisted.out).toContain(`${process.getuid?.()}: delist ${id} (a test)`)
  expect((await desk(settings, 'list', id, ...doIt, '--by', 'Ada')).out).toContain(`Ada: list ${id} (a test)`)
}, 300_000)

test('says which setting is wrong', async () => {
  const { code, err } = await desk({ DATABASE_URL: 'mysql://localhost' }, 'find', 'nobody')
  expect([code, err.includes('DATABASE_URL must be a PostgreSQL address')]).toEqual([1, true])
})
