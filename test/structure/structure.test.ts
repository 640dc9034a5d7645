import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

const parts = ['components', 'dialogs', 'sections', 'frames', 'screens']

const folders = parts.flatMap((part) =>
  globSync(`packages/ui/src/${part}/*/*.tsx`)
    .filter((file) => basename(file, '.tsx') === basename(dirname(file)))
    .map((file) => dirname(file)),
)

test('the parts of the interface are found', () => {
  expect(folders.length).toBeGreaterThan(30)
})

test.each(folders)('%s has stories', (folder) => {
  expect(globSync(`${folder}/*.stories.tsx`)).not.toEqual([])
})

test.each(parts)('every folder of %s holds a file of its own name, which the package exports', (part) => {
  const all = globSync(`packages/ui/src/${part}/*/`).map((folder) => folder.replace(/\/$/, ''))
  expect(all.filter((folder) => !folders.includes(folder))).toEqual([])
})

const sources = globSync([
  'packages/*/src/**/*.{ts,tsx}',
  'packages/contract/fixtures/*.ts',
  'apps/*/src/**/*.{ts,tsx}',
])

test('files are kebab-case, and none is an index', () => {
  const odd = sources.filter(
    (file) => !/^[a-z0-9-]+(\.[a-z-]+)*\.tsx?$/.test(basename(file)) || basename(file).startsWith('index.'),
  )
  expect(odd).toEqual([])
})

const productSources = globSync('packages/ui/src/**/*.tsx').filter((file) => !file.endsWith('.stories.tsx'))

test('raw colours stand in the theme alone', () => {
  const raw = productSources.filter((file) =>
    /#[0-9a-f]{6}\b|\brgba?\(|\bhsla?\(|\boklch\(/i.test(readFileSync(file, 'utf8')),
  )
  expect(raw).toEqual([])
})

test('addresses are spelled in paths.ts alone', () => {
  const spelled = globSync(['packages/ui/src/**/*.tsx', 'apps/site/src/**/*.{ts,tsx}'])
    .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
    .filter((file) => /\bto=["'{]+\/[a-zA-Z]/.test(readFileSync(file, 'utf8')))
  expect(spelled).toEqual([])
})

test('every story title starts with a known root', () => {
  const roots = /title: '(Foundations|Components|Dialogs|Sections|Frames|Screens|Flows|Sandbox)\//
  const untitled = globSync(['packages/*/src/**/*.stories.tsx', 'apps/site/src/**/*.stories.tsx']).filter(
    (file) => !roots.test(readFileSync(file, 'utf8')),
  )
  expect(untitled).toEqual([])
})
