import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { runIn } from './run-in.ts'
import { ensureAddon } from '../../../scripts/ensure-addon.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A folder outside of the repository with a foreign Storybook. */
export interface BlankStorybook {
  folder: string
  /** Path of the addon's tarball, as a release would publish it. */
  tarball: string
  /** Builds the Storybook and serves it. Returns its address. */
  serve: () => Promise<string>
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
  let server: Server | undefined
  return {
    folder,
    tarball: join(folder, filename),
    serve: async () => {
      const program = join(folder, 'node_modules/storybook/dist/bin/dispatcher.js')
      await runIn(folder, process.execPath, program, 'build', '--quiet', '--output-dir', 'built')
      server = createServer(sirv(join(folder, 'built'))).listen(0)
      const { port } = server.address() as AddressInfo
      return `http://localhost:${port}`
    },
    remove: async () => {
      server?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
