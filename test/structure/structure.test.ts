import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { expect, test } from 'vitest'

const parts = ['components', 'dialogs', 'sections', 'layouts', 'screens']

const folders = parts.flatMap((part) =>
  globSync(`packages/ui/src/${part}/*/*.tsx`)
    .filter((file) => basename(file, '.tsx') === basename(dirname(file)))
    .map((file) => dirname(file)),
)

test('finds the parts of the interface', () => {
  expect(folders.length).toBeGreaterThan(30)
})

test.each(folders)('finds stories for %s', (folder) => {
  expect(globSync(`${folder}/*.stories.tsx`)).not.toEqual([])
})

test.each(parts)('exports a file of its own name from every folder of %s', (part) => {
  const partFolders = globSync(`packages/ui/src/${part}/*/`).map((folder) => folder.replace(/\/$/, ''))
  expect(partFolders.filter((folder) => !folders.includes(folder))).toEqual([])
})

const sources = globSync([
  'packages/*/src/**/*.{ts,tsx}',
  'packages/contract/{fixtures,seed}/*.ts',
  'apps/*/src/**/*.{ts,tsx}',
])

const files = globSync('{packages,apps,examples,test,scripts,.storybook}/**/*.{ts,tsx,mdx}', {
  exclude: ['**/node_modules/**', '**/dist/**'],
})

/** The files that each file imports by a relative address: types and late code, too. */
const imports = new Map(
  files.map((file) => [
    file,
    Array.from(readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g), ([, path = '']) =>
      join(dirname(file), path),
    ),
  ]),
)

test('lets no package reach into an app, a tool or a test, not in its pages either', () => {
  const ours = [...imports].filter(([file]) => file.startsWith(`packages${sep}`))
  expect(ours.length).toBeGreaterThan(500)
  const reaching = ours.flatMap(([file, paths]) =>
    paths.filter((path) => !path.startsWith(`packages${sep}`)).map((path) => `${file}: ${path}`),
  )
  expect(reaching).toEqual([])
})

test('leads no chain of imports back to its file, not through types or late code either', () => {
  let circles = imports
  for (let before = Infinity; circles.size < before;) {
    before = circles.size
    const imported = new Set([...circles.values()].flat())
    circles = new Map(
      [...circles].filter(([file, paths]) => imported.has(file) && paths.some((path) => circles.has(path))),
    )
  }
  expect([...circles.keys()]).toEqual([])
})

test('names files in kebab-case, and none index', () => {
  const odd = sources.filter(
    (file) => !/^[a-z0-9-]+(\.[a-z-]+)*\.tsx?$/.test(basename(file)) || basename(file).startsWith('index.'),
  )
  expect(odd).toEqual([])
})

test('starts every story title with a known root', () => {
  const roots = /title: '(Foundations|Components|Dialogs|Sections|Layouts|Screens|Flows|Sandbox)\//
  const untitled = globSync(['packages/*/src/**/*.stories.tsx', 'apps/site/src/**/*.stories.tsx']).filter(
    (file) => !roots.test(readFileSync(file, 'utf8')),
  )
  expect(untitled).toEqual([])
})

test.each(globSync('packages/flows/src/*/*.machine.ts'))('tests %s by a table and by paths', (file) => {
  const proof = readFileSync(file.replace('.machine.ts', '.machine.test.ts'), 'utf8')
  expect(['testTable(', 'testPaths('].filter((call) => !proof.includes(call))).toEqual([])
})

test.each(globSync('apps/api/src/**/*.routes.ts'))('has tests beside %s', (file) => {
  expect(globSync(`${dirname(file)}/*.test.ts`).length, `tests of ${file}`).toBeGreaterThan(0)
})

test.each(globSync('packages/flows/src/*/*.view.ts'))('has a story for each state of %s', (file) => {
  const flow = basename(file, '.view.ts')
  const [stories = ''] = globSync(`apps/site/src/features/*/${flow}.states.stories.tsx`)
  expect(readFileSync(stories, 'utf8')).toContain('component: StorySite')
})
