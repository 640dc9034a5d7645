/**
 * `npm run tool -- pack`: contract, flows and ui as packages that others install. Each is built into `packed/<name>/` and lies
 * beside it as a tarball. In the repository itself all three are used as sources, without this step.
 */
import { execFileSync } from 'node:child_process'
import { access, cp, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { chains, reachedFrom } from './chains.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Where everything is put. */
export const packed = join(repository, 'packed')

/** What is published, each after what it needs. */
export const packages = ['contract', 'flows', 'ui'] as const

export type PackageName = (typeof packages)[number]

interface Manifest {
  name: string
  version: string
  publishConfig: { directory: string }
  exports: Record<string, string>
  [field: string]: unknown
}

/** A public entry: what is imported, and the source behind it, as paths that begin with `./`. */
export interface Entry {
  path: string
  source: string
}

/** What a package says of itself. */
export const manifestOf = async (name: PackageName): Promise<Manifest> =>
  JSON.parse(await readFile(join(repository, 'packages', name, 'package.json'), 'utf8')) as Manifest

/** The entries that the patterns of `exports` stand for: every star of a pattern is the same name. */
export async function entriesOf(name: PackageName): Promise<Entry[]> {
  const { exports } = await manifestOf(name)
  const found = new Map<string, string>()
  for (const [path, source] of Object.entries(exports)) {
    // What only the tests and the workbench of this repository use.
    if (path.startsWith('./testing/') || path.endsWith('/cases')) continue
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

/** The file that a source becomes, of JavaScript or of types. */
const builtFile = (source: string, ending: '.js' | '.d.ts'): string =>
  source.replace(/^\.\//, './dist/').replace(/\.tsx?$/, ending)

/** Types name each other as the sources do, which whoever installs them does not have. */
async function nameBuiltTypes(): Promise<void> {
  for await (const file of glob(`${packed}/*/dist/**/*.d.ts`)) {
    const types = await readFile(file, 'utf8')
    await writeFile(file, types.replace(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'))
  }
}

/** Where the theme looks for classes: in the repository, and for those who take all of ui. */
const everything = "@source '../';"

/** For those with Tailwind: the theme with the classes of one chain alone. */
async function writeThemes(theme: string): Promise<void> {
  const whole = await readFile(join(theme, 'theme.css'), 'utf8')
  if (!whole.includes(everything)) throw new Error(`theme.css has no ${everything}`)
  for (const [chain, parts] of Object.entries(chains)) {
    const files = reachedFrom(parts.map((part) => join(theme, '..', `${part}.js`)))
    const sources = [...files].map((file) => `@source '${relative(theme, file).replaceAll('\\', '/')}';`)
    await writeFile(join(theme, `${chain}.css`), whole.replace(everything, sources.toSorted().join('\n')))
  }
}

/** For those without Tailwind: the rules of all classes of ui and of each chain, with fonts beside them. */
async function compileStyles(ui: string): Promise<void> {
  const themes = join(ui, 'dist/src/theme')
  await writeThemes(themes)
  await build({
    configFile: false,
    root: ui,
    base: './',
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      outDir: join(ui, 'dist/styles'),
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['theme', ...Object.keys(chains)].map((theme) => join(themes, `${theme}.css`)),
        output: { assetFileNames: '[name][extname]' },
      },
    },
  })
}

async function writeManifest(name: PackageName): Promise<void> {
  const {
    scripts: _scripts,
    publishConfig: _publish,
    devDependencies: _dev,
    ...manifest
  } = await manifestOf(name)
  const exports: Record<string, unknown> = {}
  for (const { path, source } of await entriesOf(name))
    exports[path] = source.endsWith('.css')
      ? source.replace(/^\.\//, './dist/')
      : { types: builtFile(source, '.d.ts'), default: builtFile(source, '.js') }
  if (name === 'ui') {
    exports['./styles.css'] = './dist/styles/theme.css'
    for (const chain of Object.keys(chains)) {
      exports[`./styles/${chain}.css`] = `./dist/styles/${chain}.css`
      exports[`./theme/${chain}.css`] = `./dist/src/theme/${chain}.css`
    }
  }
  exports['./package.json'] = './package.json'
  const { repository: source } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
    repository: { type: string; url: string }
  }
  const directory = `packages/${name}`
  const homepage = `${source.url.replace(/^git\+|\.git$/g, '')}/tree/main/${directory}#readme`
  await writeFile(
    join(packed, name, 'package.json'),
    `${JSON.stringify({ ...manifest, homepage, repository: { ...source, directory }, exports }, null, 2)}\n`,
  )
}

/** What goes along as it is; a package that was never released has no changelog. */
async function copyTexts(name: PackageName): Promise<void> {
  const own = join(repository, 'packages', name)
  const texts = [join(own, 'README.md'), join(own, 'CHANGELOG.md'), join(repository, 'LICENSE')]
  for (const text of texts) if (await isThere(text)) await cp(text, join(packed, name, basename(text)))
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Builds and packs all of them; the addresses of the tarballs. */
export async function pack(): Promise<Record<PackageName, string>> {
  const theme = 'src/theme/theme.css'
  await rm(packed, { recursive: true, force: true })
  execFileSync('npx', ['tsc', '-b', ...packages.map((name) => `packages/${name}/tsconfig.pack.json`)], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await cp(join(repository, 'packages/ui', theme), join(packed, 'ui/dist', theme))
  await Promise.all([nameBuiltTypes(), compileStyles(join(packed, 'ui'))])
  const tarballs = await Promise.all(
    packages.map(async (name) => {
      await Promise.all([writeManifest(name), copyTexts(name)])
      const [{ filename }] = JSON.parse(
        execFileSync('npm', ['pack', '--json', '--pack-destination', packed, join(packed, name)], {
          cwd: repository,
          encoding: 'utf8',
        }),
      ) as [{ filename: string }]
      return [name, join(packed, filename)] as const
    }),
  )
  return Object.fromEntries(tarballs) as Record<PackageName, string>
}
