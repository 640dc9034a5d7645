import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { runIn } from './run-in.ts'

const tarballs = inject('tarballs')

const declaration = /^export (?:declare )?(?:const|function|interface|type|class) (\w+)/gm
const listOfExports = /^export \{([^}]*)\}/gm

/** Lists the names that a file of a package exports, types too. */
const exportsOf = (text: string): string[] => [
  ...[...text.matchAll(declaration)].map(([, name = '']) => name),
  ...[...text.matchAll(listOfExports)].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/^\w+ as /, ''),
    ),
  ),
]

/** Lists the words in backquotes. */
const quotedIn = (text: string): string[] => [...text.matchAll(/`<?(\w+)/g)].map(([, name = '']) => name)

const commentsOf = (text: string): string => (text.match(/\/\*\*[^]*?\*\//g) ?? []).join('\n')

/** Reads the files of an installed package, and what each of its entries exports. */
async function readPackage(folder: string, name: string) {
  const root = join(folder, 'node_modules', name)
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const entryOf = new Map(Object.entries(exports).map(([path, file]) => [file.replace(/\.js$/, ''), path]))
  const files = []
  for await (const file of glob('dist/**/*.{js,d.ts}', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8')
    const path = entryOf.get(`./${file.replace(/\.(js|d\.ts)$/, '')}`)
    files.push({
      entry: path && join(name, path),
      names: exportsOf(text),
      quoted: quotedIn(commentsOf(text)),
    })
  }
  return { files, quoted: quotedIn(await readFile(join(root, 'README.md'), 'utf8')) }
}

test('imports every name that a public comment or README mentions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-names-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const peers = ['react', 'react-dom', '@types/react', '@types/react-dom', 'xstate', 'typescript@5']
  await runIn(folder, 'npm', 'install', '--prefer-offline', '--no-audit', ...peers, ...tarballs)

  const packages = await Promise.all(
    ['contract', 'flows', 'ui'].map((name) => readPackage(folder, `@meridian-2117/${name}`)),
  )
  const files = packages.flatMap((read) => read.files)
  const entries = files.filter(({ entry }) => entry !== undefined)
  const entryWith = new Map(
    entries.flatMap(({ entry, names }) => names.map((name) => [name, entry] as const)),
  )
  const all = new Set(files.flatMap(({ names }) => names))
  const mentioned = [...packages, ...entries].flatMap(({ quoted }) => quoted).filter((name) => all.has(name))
  const wanted = [...new Set(mentioned)]
  expect(wanted.filter((name) => !entryWith.has(name))).toEqual([])

  const lines = wanted.map((name) => `export { ${name} } from '${entryWith.get(name)}'`)
  await writeFile(join(folder, 'names.ts'), lines.join('\n'))
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', 'names.ts']
  await runIn(folder, 'npx', 'tsc', '--module', 'node16', ...options)
  await runIn(folder, 'npx', 'tsc', '--module', 'esnext', '--moduleResolution', 'bundler', ...options)
})
