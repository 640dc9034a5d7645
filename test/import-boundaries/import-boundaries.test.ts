import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../oxlint.config.ts'
import { breachesIn } from './source-rules.ts'

/**
 * The files under `broken` mirror the product's paths, and each line marked `refused:` breaks the named rules. They are
 * linted in a separate folder, with the configuration of the whole tree.
 */
const broken = join(import.meta.dirname, 'broken')
const root = resolve(import.meta.dirname, '../..')
const files = globSync('**/*.*', { cwd: broken }).toSorted()

interface Refusal {
  /** `file:line rule`. */
  location: string
  /** The message that the developer reads. */
  output: string
}

const marked = files.flatMap((file) =>
  linesOf(file).flatMap((line, index) =>
    (/\brefused: ([\w -]+?)(?: \*\/| -->|$)/.exec(line)?.[1] ?? '')
      .split(' ')
      .filter((rule) => rule !== '')
      .map((rule) => `${file}:${index + 1} ${rule}`),
  ),
)

let folder: string
let refusals: Refusal[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-import-boundaries-'))
  cpSync(broken, folder, { recursive: true })
  for (const file of ['oxlint.config.ts', 'tsconfig.base.json']) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  refusals = [
    ...(await linted()),
    ...(await compiled('packages/contract')),
    ...(await compiled('packages/flows')),
    ...files.flatMap((file) =>
      breachesIn(file, readFileSync(join(broken, file), 'utf8')).map(({ rule, line, text }) => ({
        location: `${file}:${line} ${rule}`,
        output: text,
      })),
    ),
  ]
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(marked)('refuses %s', (location) => {
  expect(refusals.map((refusal) => refusal.location)).toContain(location)
})

test('accepts an import that is not marked', () => {
  expect(refusals.filter(({ location }) => !marked.includes(location))).toEqual([])
})

test('breaks every rule of the linter by one of the files', () => {
  const output = refusals.map((refusal) => refusal.output).join('\n')
  const messages = JSON.stringify(config.overrides).matchAll(/"message":"(.*?)"/g)
  expect([...messages].map(([, message]) => message).filter((message) => !output.includes(message!))).toEqual(
    [],
  )
})

function linesOf(file: string): string[] {
  return readFileSync(join(broken, file), 'utf8').split('\n')
}

async function run(tool: string, ...args: string[]): Promise<string> {
  const entry = join(root, 'node_modules', tool)
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  // Both tools exit with an error when they find something.
  const { stdout } = await promisify(execFile)(process.execPath, [entry, ...args], options).catch(
    (error: { stdout: string }) => error,
  )
  return stdout
}

async function linted(): Promise<Refusal[]> {
  const report = JSON.parse(await run('oxlint/bin/oxlint', '--format=json', 'packages', 'apps', 'test')) as {
    diagnostics: {
      code: string
      message: string
      help?: string
      filename: string
      labels: { span: { line: number } }[]
    }[]
  }
  return report.diagnostics
    .filter(({ code }) => code.startsWith('eslint(no-restricted-'))
    .map(({ code, message, help = '', filename, labels }) => ({
      location: `${filename}:${labels[0]!.span.line} ${code.slice('eslint('.length, -1)}`,
      output: `${message} ${help}`,
    }))
}

/** Compiles `src/browser.ts` under the options of its package and returns the errors. */
async function compiled(part: string): Promise<Refusal[]> {
  const project = join(folder, part, 'tsconfig.json')
  const own = JSON.parse(readFileSync(join(root, part, 'tsconfig.json'), 'utf8')) as object
  writeFileSync(project, JSON.stringify({ ...own, include: ['src/browser.ts'], references: [] }))
  const output = await run('typescript/bin/tsc', '--noEmit', '--pretty', 'false', '--project', project)
  return [...output.matchAll(/^(.*?)\((\d+),\d+\): error (TS\d+): (.*)$/gm)].map(
    ([, file, line, code, text]) => ({
      location: `${file}:${line} ${code}`,
      output: text!,
    }),
  )
}
