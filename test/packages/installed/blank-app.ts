import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import type { ChainName } from '../../../scripts/pack/chains.ts'
import type { PackageName } from '../../../scripts/pack/pack-packages.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Some apps are examples: the one that buys comes without its server, the other with its Storybook. */
const examples: Readonly<Record<string, string>> = { buy: 'examples/vite/src', story: 'examples/vite' }

const appOf = (name: string) => join(root, examples[name] ?? `test/packages/apps/${name}`)

interface Manifest {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** A folder outside of the repository with one example app, in which only the allowed packages are installed. */
export interface BlankApp {
  folder: string
  remove: () => Promise<void>
}

/**
 * Installs the tarballs with their declared dependencies, and those of the app. An import of anything else fails.
 * Dependencies are linked from the repository, so nothing is downloaded.
 */
export async function installApp(
  name: string,
  tarballs: Record<PackageName, string>,
  brought: readonly string[],
): Promise<BlankApp> {
  const folder = await mkdtemp(join(tmpdir(), `meridian-${name}-`))
  await cp(appOf(name), folder, { recursive: true })
  const needed = new Set(brought)
  for (const [part, tarball] of Object.entries(tarballs)) {
    const target = join(folder, 'node_modules/@meridian', part)
    await mkdir(target, { recursive: true })
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
    const { dependencies, peerDependencies } = JSON.parse(
      await readFile(join(target, 'package.json'), 'utf8'),
    ) as Manifest
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) needed.add(dependency)
  }
  for (const dependency of needed) {
    if (dependency.startsWith('@meridian/')) continue
    const target = join(folder, 'node_modules', dependency)
    await mkdir(dirname(target), { recursive: true })
    await symlink(join(root, 'node_modules', dependency), target, 'junction')
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Checks the types of an app in strict mode; throws the compiler's output. */
export async function checkTypes({ folder }: BlankApp, lib: readonly string[]): Promise<void> {
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib,
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noUncheckedSideEffectImports: false,
        skipLibCheck: true,
        noEmit: true,
        types: [],
      },
      include: ['.'],
    }),
  )
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    })
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout, { cause: error })
  }
}

export interface Building {
  /** Modules that the build leaves out, as the host has them anyway. */
  external?: readonly string[]
  /** Takes the styles from the host's own Tailwind: the theme of this chain replaces its compiled sheet. */
  tailwind?: ChainName
}

export async function buildApp(
  { folder }: BlankApp,
  { external = [], tailwind }: Building = {},
): Promise<void> {
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Shop</title><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>',
  )
  // The example imports the compiled sheet of its chain; a host with Tailwind replaces it by its own.
  const hostSheet = join(folder, 'own.css')
  // Tailwind scans all files but those that git ignores.
  if (tailwind) await writeFile(join(folder, '.gitignore'), 'node_modules\ndist\n')
  if (tailwind)
    await writeFile(hostSheet, `@import 'tailwindcss';\n@import '@meridian/ui/theme/${tailwind}.css';`)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    ...(tailwind && {
      plugins: [tailwindcss()],
      resolve: { alias: { [`@meridian/ui/styles/${tailwind}.css`]: hostSheet } },
    }),
    // Vite would inline the smallest fonts into the styles; they load when a character needs them.
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // Vite's polyfill for older browsers belongs to the app, not to the weight of the packages.
      modulePreload: { polyfill: false },
      rolldownOptions: { external: [...external] },
    },
  })
}
