import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../product-server.ts'
import { runIn, terminalEnvironment } from './run-in.ts'

/** The generators, and all that they install, as they were on this day. Set a later one if a package needs newer ones. */
const before = '2026-11-29'

/** An app that a generator made outside of the repository, with the files of an example, in development mode. */
export interface RunningApp {
  url: string
  stop: () => Promise<void>
}

/** Runs the commands that an example's README has for a blank app, builds the app and starts its development server. */
export async function startBlankApp(name: string, tarballs: readonly string[]): Promise<RunningApp> {
  const folder = await mkdtemp(join(tmpdir(), `meridian-${name}-`))
  await cp(join('examples', name), join(folder, name), { recursive: true })
  const readme = await readFile(join('examples', name, 'README.md'), 'utf8')
  const [, commands = ''] = /## In a blank app[^]*?```sh\n([^]*?)```/.exec(readme) ?? []
  const ours = commands.replace(/(@meridian-2117\/\w+ )+/, `${tarballs.join(' ')} `)
  const settings = [`npm_config_before=${before}`, 'npm_config_yes=true', 'npm_config_prefer_offline=true']
  await runIn(folder, 'env', ...settings, 'bash', '-ec', ours)
  const app = join(folder, 'shop')
  await runIn(app, 'npm', 'run', 'build')
  const port = await freePort()
  const server = spawn('npm', ['run', 'dev', '--', '--port', `${port}`], {
    cwd: app,
    // Another language and time zone than those of the shop and its reader.
    env: { ...terminalEnvironment(), LC_ALL: 'en_US.UTF-8', TZ: 'UTC' },
    stdio: 'ignore',
    detached: true,
  })
  const url = `http://localhost:${port}`
  const stop = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid)
    // The server may still write when it is asked to end.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
  await vi.waitUntil(async () => (await fetch(url).catch(() => undefined))?.ok, { timeout: 120_000 })
  return { url, stop }
}
