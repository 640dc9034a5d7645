import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../product-server.ts'
import { runIn, terminalEnvironment } from './run-in.ts'

/** A running copy of an example, outside of the repository. */
export interface InstalledExample {
  url: string
  stop: () => Promise<void>
}

/** Installs the tarballs in a copy of an example, builds it, checks its types and serves it. */
export async function startExample(name: string, tarballs: readonly string[]): Promise<InstalledExample> {
  const folder = await mkdtemp(join(tmpdir(), `meridian-${name}-`))
  await cp(join('examples', name), folder, { recursive: true })
  await runIn(folder, 'npm', 'install', '--prefer-offline', '--no-audit', ...tarballs)
  await runIn(folder, 'npm', 'run', 'build')
  await runIn(folder, 'npm', 'run', 'typecheck')
  const port = await freePort()
  const server = spawn('npm', ['run', 'start', '--', '--port', `${port}`], {
    cwd: folder,
    // Another language and time zone than those of the shop and its reader.
    env: { ...terminalEnvironment(), LC_ALL: 'en_US.UTF-8', TZ: 'UTC' },
    stdio: 'ignore',
    detached: true,
  })
  const url = `http://localhost:${port}`
  const stop = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid)
    await rm(folder, { recursive: true, force: true })
  }
  await vi.waitUntil(async () => (await fetch(url).catch(() => undefined))?.ok, { timeout: 120_000 })
  return { url, stop }
}
