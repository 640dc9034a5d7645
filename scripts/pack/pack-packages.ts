/**
 * `npm run tool -- pack`: builds contract, flows and ui as packages into `packed/<name>/`, each with a tarball beside
 * it. The repository itself uses their sources.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'tsdown'
import * as vite from 'vite'
import { hostStyles } from './host-styles.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

const packed = join(repository, 'packed')

/** Published packages, each after its dependencies. */
const packages = ['contract', 'flows', 'ui'] as const

type PackageName = (typeof packages)[number]

interface Manifest {
  /** `internal` names the keys of `exports` that only this repository imports. */
  publishConfig: { internal?: readonly string[] }
  exports: Record<string, string>
  [field: string]: unknown
}

/** Pairs a public entry with its source, as paths that begin with `./`. */
export interface Entry {
  path: string
  source: string
}

const manifestOf = async (name: PackageName): Promise<Manifest> =>
  JSON.parse(await readFile(join(repository, 'packages', name, 'package.json'), 'utf8')) as Manifest

/** Lists the entries of the patterns in `exports`; all stars of a pattern stand for the same name. */
async function entriesOf(name: PackageName): Promise<Entry[]> {
  const { exports, publishConfig } = await manifestOf(name)
  const found = new Map<string, string>()
  for (const [path, source] of Object.entries(exports)) {
    if (publishConfig.internal?.includes(path)) continue
    const shape = new RegExp(
      `^${source.replaceAll('.', '\\.').replace('*', '([^/.]+)').replaceAll('*', '\\1')}$`,
    )
    for await (const file of glob(source, { cwd: join(repository, 'packages', name) })) {
      const [match, star = ''] = shape.exec(`./${file.replaceAll('\\', '/')}`) ?? []
      const entry = path.replace('*', star)
      if (match && !found.has(entry)) found.set(entry, match)
    }
  }
  return [...found].map(([path, source]) => ({ path, source })).toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Style sheets of ui as hosts import them, with their files. */
const styles = {
  './page.css': './dist/theme/page.css',
  './styles.css': './dist/styles/styles.css',
  './theme.css': './dist/theme/theme.css',
  './tokens.json': './dist/theme/tokens.json',
}

/** Copies the theme for hosts with Tailwind, and compiles `styles.css` for all others, with its fonts beside it. */
async function buildStyles(): Promise<void> {
  const dist = join(packed, 'ui/dist')
  await cp(join(repository, 'packages/ui/src/theme'), join(dist, 'theme'), { recursive: true })
  await vite.build({
    configFile: false,
    root: packed,
    base: './',
    logLevel: 'error',
    plugins: [tailwindcss()],
    css: { postcss: { plugins: hostStyles } },
    build: {
      outDir: join(dist, 'styles'),
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(dist, 'theme/styles.css'),
        output: { assetFileNames: '[name][extname]' },
      },
    },
  })
}

/** Writes the manifest of a package; the build adds its `exports`. */
async function writeManifest(name: PackageName): Promise<void> {
  const {
    publishConfig: _publishing,
    devDependencies: _dev,
    exports: _sources,
    ...manifest
  } = await manifestOf(name)
  await mkdir(join(packed, name), { recursive: true })
  await writeFile(join(packed, name, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Builds a file and its types for each entry, and shared files. */
async function buildEntries(name: PackageName): Promise<void> {
  const entries = (await entriesOf(name)).filter(({ source }) => !source.endsWith('.css'))
  const packageFolder = join(repository, 'packages', name)
  // Handlers of Mock Service Worker need the types of the DOM; the rest of the contract has none.
  const tsconfig = name === 'contract' ? 'tsconfig.tools.json' : 'tsconfig.json'
  await build({
    config: false,
    cwd: join(packed, name),
    tsconfig: join(packageFolder, tsconfig),
    entry: Object.fromEntries(
      entries.map(({ path, source }) => [
        path === '.' ? 'index' : path.slice(2),
        join(packageFolder, source),
      ]),
    ),
    unbundle: true,
    platform: 'neutral',
    target: 'es2022',
    fixedExtension: false,
    sourcemap: true,
    // An undeclared library fails the build, since a host would get a second copy.
    deps: { onlyBundle: [] },
    // An app with server components runs these files in its client.
    outputOptions: {
      banner: ({ imports }) => (imports.some((path) => path.startsWith('react')) ? "'use client';" : ''),
    },
    dts: { generator: 'tsgo' },
    exports: { customExports: (exports) => ({ ...exports, ...(name === 'ui' && styles) }) },
    logLevel: 'error',
  })
}

/** Copies files unchanged; an unreleased package has no changelog. */
async function copyTexts(name: PackageName): Promise<void> {
  const packageFolder = join(repository, 'packages', name)
  const texts = [
    join(packageFolder, 'README.md'),
    join(packageFolder, 'CHANGELOG.md'),
    join(repository, 'LICENSE'),
  ]
  for (const text of texts.filter(existsSync)) await cp(text, join(packed, name, basename(text)))
}

/** Builds and packs all packages. Returns the paths of the tarballs. */
export async function pack(): Promise<string[]> {
  await rm(packed, { recursive: true, force: true })
  const tarballs: string[] = []
  for (const name of packages) {
    await writeManifest(name)
    await Promise.all([buildEntries(name), copyTexts(name)])
    if (name === 'ui') await buildStyles()
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--pack-destination', packed, join(packed, name)], {
        cwd: repository,
        encoding: 'utf8',
      }),
    ) as [{ filename: string }]
    tarballs.push(join(packed, filename))
  }
  return tarballs
}
