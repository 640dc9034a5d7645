/**
 * `npm run tool -- pack`: builds contract, flows and ui as packages into `packed/<name>/`, each with a tarball beside
 * it. The repository itself uses their sources.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'tsdown'
import * as vite from 'vite'
import { reachedFrom } from '../imports.ts'
import { chains } from './chains.ts'
import { hostStyles, ownRules } from './host-styles.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

export const packed = join(repository, 'packed')

/** Published packages, each after its dependencies. */
export const packages = ['contract', 'flows', 'ui'] as const

export type PackageName = (typeof packages)[number]

interface Manifest {
  name: string
  version: string
  /** `internal` names the keys of `exports` that only this repository imports; `bin` has the built commands. */
  publishConfig: { directory: string; internal?: readonly string[]; bin?: Record<string, string> }
  exports: Record<string, string>
  peerDependencies?: Record<string, string>
  [field: string]: unknown
}

/** Pairs a public entry with its source, as paths that begin with `./`. */
export interface Entry {
  path: string
  source: string
}

export const manifestOf = async (name: PackageName): Promise<Manifest> =>
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

const theme = join(repository, 'packages/ui/src/theme')

/** The theme's Tailwind source, for the repository and for hosts that use all of ui. */
const everything = "@source '../';"

/** Returns the theme with only the classes of some parts, for a sheet beside `dist/theme`. */
function themeOf(whole: string, parts: readonly string[], dist: string): string {
  const files = reachedFrom(parts.map((part) => join(dist, `${part}.js`)))
  const themes = join(dist, 'theme')
  const sources = [...files].map((file) => `@source '${relative(themes, file).replaceAll('\\', '/')}';`)
  // A host's Tailwind that scans one file of a package scans every file.
  return whole.replace(everything, [`@source not '../';`, ...sources.toSorted()].join('\n'))
}

/** Writes the sheets for hosts with Tailwind: the theme, and the theme with only the classes of each chain. */
async function writeThemes(dist: string): Promise<void> {
  const themes = join(dist, 'theme')
  const page = await readFile(join(theme, 'page.css'), 'utf8')
  const whole = `${await readFile(join(theme, 'theme.css'), 'utf8')}\n${ownRules(page)}\n`
  if (!whole.includes(everything)) throw new Error(`theme.css has no ${everything}`)
  await mkdir(themes)
  await cp(join(theme, 'tokens.json'), join(themes, 'tokens.json'))
  await writeFile(join(themes, 'theme.css'), whole)
  for (const [chain, parts] of Object.entries(chains))
    await writeFile(join(themes, `${chain}.css`), themeOf(whole, parts, dist))
}

/**
 * Writes the sheets for hosts without Tailwind: one for all of ui, one for all chains, one for a whole page. Their
 * fonts are beside them.
 */
async function compileStyles(dist: string): Promise<void> {
  await writeThemes(dist)
  const whole = await readFile(join(dist, 'theme/theme.css'), 'utf8')
  const folder = join(dist, 'styles')
  const { styles, page } = hostStyles(await compile(dist, whole))
  const ofChains = hostStyles(await compile(dist, themeOf(whole, Object.values(chains).flat(), dist)))
  await writeFile(join(folder, 'styles.css'), styles)
  await writeFile(join(folder, 'chains.css'), ofChains.styles)
  await writeFile(join(folder, 'page.css'), page)
}

/** Compiles a theme with the page's rules; writes the fonts to `dist/styles`. */
async function compile(dist: string, chosenTheme: string): Promise<string> {
  // Its sources are relative to the themes.
  const input = join(dist, 'theme/compiled.css')
  const sheets = [join(theme, 'tailwind.css'), join(theme, 'page.css')].map(
    (sheet) => `@import '${sheet}';\n`,
  )
  await writeFile(input, sheets.join('') + chosenTheme)
  const folder = join(dist, 'styles')
  await vite.build({
    configFile: false,
    root: packed,
    base: './',
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input, output: { assetFileNames: '[name][extname]' } },
    },
  })
  const output = join(folder, basename(input))
  const css = await readFile(output, 'utf8')
  await Promise.all([rm(input), rm(output)])
  return css
}

const jsxRuntime = join(repository, 'packages/ui/src/lib/jsx-runtime.ts')

/** Marks each element of ui, so that its style sheet affects no other (host-styles.ts). */
const markElements = {
  name: 'mark-elements',
  resolveId: {
    order: 'pre' as const,
    handler: (module: string, importer: string | undefined) =>
      module === 'react/jsx-runtime' && importer !== jsxRuntime ? jsxRuntime : undefined,
  },
}

/** Writes the manifest of a package; the build adds its `exports`. */
async function writeManifest(name: PackageName): Promise<void> {
  const {
    scripts: _scripts,
    publishConfig: { bin },
    devDependencies: _dev,
    exports: _sources,
    ...manifest
  } = await manifestOf(name)
  const { repository: source } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
    repository: { type: string; url: string }
  }
  const directory = `packages/${name}`
  const homepage = `${source.url.replace(/^git\+|\.git$/g, '')}/tree/main/${directory}#readme`
  await mkdir(join(packed, name), { recursive: true })
  await writeFile(
    join(packed, name, 'package.json'),
    `${JSON.stringify({ ...manifest, ...(bin && { bin }), homepage, repository: { ...source, directory } }, null, 2)}\n`,
  )
}

/** Style sheets of ui as hosts import them, with their files. */
const styles = Object.fromEntries([
  ['./page.css', './dist/styles/page.css'],
  ['./theme.css', './dist/theme/theme.css'],
  ['./tokens.json', './dist/theme/tokens.json'],
  ['./styles.css', './dist/styles/styles.css'],
  ...Object.keys(chains).flatMap((chain) => [
    [`./theme/${chain}.css`, `./dist/theme/${chain}.css`],
    // All chains share a file: a page of two loads it once, and its rules stay in order.
    [`./styles/${chain}.css`, './dist/styles/chains.css'],
  ]),
]) as Record<string, string>

/** Builds a file and its types for each entry, and shared files. */
async function buildEntries(name: PackageName): Promise<void> {
  const entries = (await entriesOf(name)).filter(({ source }) => !source.endsWith('.css'))
  const packageFolder = join(repository, 'packages', name)
  // The tools of the contract need Node; the rest of it runs anywhere.
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
    ...(name === 'ui' && { plugins: [markElements] }),
    // An app with server components runs these files in its client.
    outputOptions: {
      banner: ({ imports }) =>
        imports.some((path) => path.startsWith('react') || path.endsWith('jsx-runtime.js'))
          ? "'use client';"
          : '',
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
export async function pack(): Promise<Record<PackageName, string>> {
  await rm(packed, { recursive: true, force: true })
  const tarballs: Partial<Record<PackageName, string>> = {}
  for (const name of packages) {
    await writeManifest(name)
    await Promise.all([buildEntries(name), copyTexts(name)])
    if (name === 'ui') await compileStyles(join(packed, name, 'dist'))
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--pack-destination', packed, join(packed, name)], {
        cwd: repository,
        encoding: 'utf8',
      }),
    ) as [{ filename: string }]
    tarballs[name] = join(packed, filename)
  }
  return tarballs as Record<PackageName, string>
}
