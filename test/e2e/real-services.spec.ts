import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, once, test } from './fixtures.ts'

const run = promisify(execFile)

/** Every setting that makes a service real, as a shop would set them. */
const realServices = {
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_of_this_test',
  VITE_GOOGLE_CLIENT_ID: 'this-test.apps.googleusercontent.com',
  VITE_DISCORD_CLIENT_ID: '21172117',
}

/** The text of all that a build would serve, by file. */
async function built(settings: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-site-'))
  try {
    await run('npx', ['vite', 'build', '--outDir', folder, '--logLevel', 'error'], {
      cwd: 'apps/site',
      env: { ...process.env, ...settings },
    })
    const files = globSync('**/*.{js,css,html}', { cwd: folder })
    return new Map(
      await Promise.all(
        files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
      ),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const traces = /sandbox|demo.?wallet|4242 4242|inspector\.travel|elkjs|statelyai/i

test('a build with real services holds no byte of the sandbox, and one without does', once, async () => {
  test.setTimeout(300_000)
  const files = await built(realServices)
  expect(files.size).toBeGreaterThan(20)
  expect(
    [...files].flatMap(([file, text]) => (traces.test(text) ? [`${file}: ${traces.exec(text)?.[0]}`] : [])),
  ).toEqual([])
  const all = [...files.values()].join('\n')
  for (const setting of Object.values(realServices)) expect(all).toContain(setting)
  expect(all).toContain('https://accounts.google.com/gsi/client')
  expect(all).toContain('https://discord.com/oauth2/authorize')
  expect(traces.test([...(await built({})).values()].join('\n'))).toBe(true)
})
