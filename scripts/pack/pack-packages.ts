/**
 * `npm run pack`: contract, flows and ui as packages that others install. Each is built into `packed/<name>/` and lies
 * beside it as a tarball. In the repository itself all three are used as sources, without this step.
 */
import { execFileSync } from 'node:child_process'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where everything is put. */
export const packed = `${root}packed/`

/** What is published, each after what it needs. */
export const packages = ['contract', 'flows', 'ui'] as const

export type PackageName = (typeof packages)[number]

interface Manifest {
  name: string
  version: string
  private?: boolean
  exports: Record<string, string>
  [field: string]: unknown
}

/** A public entry: what is imported, and the source behind it, as paths that begin with `./`. */
export interface Entry {
  path: string
  source: string
}

const manifestOf = async (name: PackageName) =>
  JSON.parse(await readFile(`${root}packages/${name}/package.json`, 'utf8')) as Manifest

/** The entries that the patterns of `exports` stand for: every star of a pattern is the same name. */
export async function entriesOf(name: PackageName): Promise<Entry[]> {
  const { exports } = await manifestOf(name)
  const found = new Map<string, string>()
  for (const [path, source] of Object.entries(exports)) {
    // What only tests of this repository use.
    if (path.startsWith('./testing/')) continue
    const shape = new RegExp(
      `^${source.replaceAll('.', '\\.').replace('*', '([^/.]+)').replaceAll('*', '\\1')}$`,
    )
    for await (const file of glob(source, { cwd: `${root}packages/${name}` })) {
      const [match, star = ''] = shape.exec(`./${file.replaceAll('\\', '/')}`) ?? []
      const entry = path.replace('*', star)
      if (match && !found.has(entry)) found.set(entry, match)
    }
  }
  return [...found].map(([path, source]) => ({ path, source })).toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** The file that a source becomes, of JavaScript or of types. */
export const builtFile = (source: string, ending: '.js' | '.d.ts'): string =>
  source.replace(/^\.\//, './dist/').replace(/\.tsx?$/, ending)

/** Runs a tool of the project. */
const run = (tool: string, ...args: readonly string[]) =>
  execFileSync('npx', ['--no-install', tool, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

/** Types name each other as the sources do, which whoever installs them does not have. */
async function nameBuiltTypes(): Promise<void> {
  for await (const file of glob(`${packed}*/dist/**/*.d.ts`)) {
    const types = await readFile(file, 'utf8')
    await writeFile(file, types.replace(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'))
  }
}

/** The rules of every class that the built ui uses, with fonts beside them, for those without Tailwind. */
async function compileStyles(): Promise<void> {
  await build({
    configFile: false,
    root: `${packed}ui`,
    base: './',
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      outDir: `${packed}ui/dist/styles`,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${packed}ui/dist/src/theme/theme.css`,
        output: { assetFileNames: '[name][extname]' },
      },
    },
  })
}

async function writeManifest(name: PackageName): Promise<void> {
  const { private: _private, scripts: _scripts, devDependencies: _dev, ...manifest } = await manifestOf(name)
  const exports: Record<string, unknown> = {}
  for (const { path, source } of await entriesOf(name))
    exports[path] = source.endsWith('.css')
      ? source.replace(/^\.\//, './dist/')
      : { types: builtFile(source, '.d.ts'), default: builtFile(source, '.js') }
  if (name === 'ui') exports['./styles.css'] = './dist/styles/theme.css'
  exports['./package.json'] = './package.json'
  await writeFile(`${packed}${name}/package.json`, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`)
}

/** Builds and packs all of them; the addresses of the tarballs. */
export async function pack(): Promise<Record<PackageName, string>> {
  await rm(packed, { recursive: true, force: true })
  run('tsc', '-b', ...packages.map((name) => `packages/${name}/tsconfig.pack.json`))
  await mkdir(`${packed}ui/dist/src/theme`, { recursive: true })
  await cp(`${root}packages/ui/src/theme/theme.css`, `${packed}ui/dist/src/theme/theme.css`)
  await Promise.all([nameBuiltTypes(), compileStyles()])
  const tarballs = await Promise.all(
    packages.map(async (name) => {
      await writeManifest(name)
      await cp(`${root}packages/${name}/README.md`, `${packed}${name}/README.md`)
      await cp(`${root}LICENSE`, `${packed}${name}/LICENSE`)
      const [{ filename }] = JSON.parse(
        execFileSync('npm', ['pack', '--json', '--pack-destination', packed, `${packed}${name}`], {
          cwd: root,
          encoding: 'utf8',
        }),
      ) as [{ filename: string }]
      return [name, packed + filename] as const
    }),
  )
  return Object.fromEntries(tarballs) as Record<PackageName, string>
}
