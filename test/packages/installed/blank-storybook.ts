import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { vi } from 'vitest'
import { ensureAddon } from '../../../scripts/ensure-addon.ts'
import { freePort } from '../../product-server.ts'
import { runIn, terminalEnvironment } from './run-in.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A folder outside of the repository with a foreign Storybook. */
export interface BlankStorybook {
  folder: string
  /** Path of the addon's tarball, as a release would publish it. */
  tarball: string
  /** Builds the Storybook and serves it. Returns its address. */
  serve: () => Promise<string>
  /** Starts the development server of the Storybook in a package of the folder. Returns its address. */
  develop: (inPackage: string) => Promise<string>
  remove: () => Promise<void>
}

/** Copies folders and files of `test/packages` out of the repository, beside the tarball of the addon. */
export async function blankStorybook(...sources: readonly string[]): Promise<BlankStorybook> {
  const folder = await mkdtemp(join(tmpdir(), 'blank-storybook-'))
  for (const source of sources) {
    const target = extname(source) === '' ? folder : join(folder, basename(source))
    await cp(join(root, 'test/packages', source), target, { recursive: true })
  }
  const addon = join(root, 'packages/storybook-addon-xstate')
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { cwd: addon, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  // A build that runs meanwhile reads the same files, so they are written only when outdated.
  ensureAddon()
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]),
  ) as [{ filename: string }]
  const program = 'node_modules/storybook/dist/bin/dispatcher.js'
  let server: Server | undefined
  let development: ChildProcess | undefined
  return {
    folder,
    tarball: join(folder, filename),
    serve: async () => {
      await runIn(folder, process.execPath, program, 'build', '--quiet', '--output-dir', 'built')
      server = createServer(sirv(join(folder, 'built'))).listen(0)
      const { port } = server.address() as AddressInfo
      return `http://localhost:${port}`
    },
    develop: async (inPackage) => {
      const port = await freePort()
      development = spawn(process.execPath, [program, 'dev', '--ci', '--port', `${port}`], {
        cwd: join(folder, inPackage),
        env: terminalEnvironment(),
        stdio: 'ignore',
      })
      const address = `http://localhost:${port}`
      const index = () => fetch(`${address}/index.json`).catch(() => undefined)
      await vi.waitUntil(async () => (await index())?.ok, { timeout: 120_000 })
      return address
    },
    remove: async () => {
      development?.kill()
      server?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
