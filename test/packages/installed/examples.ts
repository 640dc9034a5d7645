import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout } from 'node:timers/promises'
import { manifestOf, packages, type PackageName } from '../../../scripts/pack/pack-packages.ts'
import { freePort } from '../../product-server.ts'
import { runIn, terminalEnvironment } from './run-in.ts'

const examples = fileURLToPath(new URL('../../../examples', import.meta.url))

/**
 * Installs an example. npm starts the development server, as the example's README says; pnpm, where only declared
 * packages resolve, builds.
 */
export type Installer = 'npm' | 'pnpm' | 'pnpm, in the lowest versions'

/** Copies an example out of the repository, installs it with the tarballs and serves it. */
export async function startExample(
  name: string,
  installer: Installer,
  tarballs: Record<PackageName, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `meridian-${name}-`))
  await cp(join(examples, name), folder, { recursive: true })
  if (installer === 'npm') {
    await runIn(folder, 'npm', 'install', '--prefer-offline', ...Object.values(tarballs))
    return serve(folder, 'dev')
  }
  const lowest = installer !== 'pnpm'
  await writeFile(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({
      nodeLinker: 'isolated',
      hoist: false,
      strictPeerDependencies: true,
      // A host decides which libraries may run scripts; the example works without those of esbuild and of the mocks.
      strictDepBuilds: false,
      overrides: {
        ...(lowest && (await lowestPeers())),
        ...Object.fromEntries(packages.map((part) => [`@meridian/${part}`, `file:${tarballs[part]}`])),
      },
      ...(lowest && { resolutionMode: 'lowest-direct' }),
    }),
  )
  await runIn(folder, 'npx', '--yes', 'pnpm@12.21.0', 'install', '--prefer-offline')
  await runIn(folder, 'npm', 'run', 'build')
  await runIn(folder, 'npm', 'run', 'typecheck', '--if-present')
  return serve(folder, 'start')
}

/** Installs and builds the example with Vite; each tool arranges packages in its own way. */
const builders = {
  'npm, beside zod 3': async (folder: string) => {
    await runIn(folder, 'npm', 'install', '--prefer-offline', '--no-audit')
    await runIn(folder, 'npm', 'run', 'build')
  },
  'Yarn, into modules': (folder: string) => buildByYarn(folder, 'node-modules'),
  'Yarn, plug and play': (folder: string) => buildByYarn(folder, 'pnp'),
  Bun: async (folder: string) => {
    await runIn(folder, 'npx', '--yes', 'bun@1.4.5', 'install')
    await runIn(folder, 'npx', '--yes', 'bun@1.4.5', 'run', 'build')
  },
} as const satisfies Record<string, (folder: string) => Promise<void>>

export type Builder = keyof typeof builders

async function buildByYarn(folder: string, linker: string): Promise<void> {
  // Where `CI` is set, Yarn refuses an install that writes a lock file, as the first one does.
  await writeFile(
    join(folder, '.yarnrc.yml'),
    `nodeLinker: ${linker}\nenableTelemetry: false\nenableImmutableInstalls: false\n`,
  )
  // Without its own lock file the folder would count as part of a project above.
  await writeFile(join(folder, 'yarn.lock'), '')
  const yarn = ['--yes', '@yarnpkg/cli-dist@4.18.1'] as const
  await runIn(folder, 'npx', ...yarn, 'install')
  await runIn(folder, 'npx', ...yarn, 'build')
}

/**
 * Copies the example with Vite out of the repository, installs and builds it with the tarballs. Returns the built page.
 */
export async function buildExample(builder: Builder, tarballs: Record<PackageName, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-vite-'))
  await cp(join(examples, 'vite'), folder, { recursive: true })
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const ours = Object.fromEntries(packages.map((part) => [`@meridian/${part}`, `file:${tarballs[part]}`]))
  const dependencies = { ...manifest.dependencies, ...ours, zod: '^3.25.0' }
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      ...manifest,
      dependencies,
      resolutions: ours,
      overrides: builder === 'Bun' ? ours : {},
    }),
  )
  try {
    await builders[builder](folder)
    return await readFile(join(folder, 'dist/index.html'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the lowest version of each peer that our packages allow. */
async function lowestPeers(): Promise<Record<string, string>> {
  const manifests = await Promise.all(packages.map(manifestOf))
  const peers = manifests.flatMap((manifest) => Object.entries(manifest.peerDependencies ?? {}))
  return Object.fromEntries(peers.map(([name, range]) => [name, range.replace('^', '')]))
}

/** Runs a script that serves an example. Returns its address and a function that stops it. */
async function serve(folder: string, script: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const server = spawn('npm', ['run', script, '--', '--port', `${port}`], {
    cwd: folder,
    env: { ...terminalEnvironment(), PORT: `${port}` },
    stdio: 'ignore',
    detached: true,
  })
  const url = `http://localhost:${port}`
  const stop = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid)
    await rm(folder, { recursive: true, force: true })
  }
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`The example ended with ${server.exitCode}`)
    await setTimeout(100)
  }
  return { url, stop }
}
