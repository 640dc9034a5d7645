import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { breachesIn } from '../import-boundaries/source-rules.ts'

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
  const all = globSync(`packages/ui/src/${part}/*/`).map((folder) => folder.replace(/\/$/, ''))
  expect(all.filter((folder) => !folders.includes(folder))).toEqual([])
})

const sources = globSync([
  'packages/*/src/**/*.{ts,tsx}',
  'packages/contract/{fixtures,seed}/*.ts',
  'apps/*/src/**/*.{ts,tsx}',
])

test('names files in kebab-case, and none index', () => {
  const odd = sources.filter(
    (file) => !/^[a-z0-9-]+(\.[a-z-]+)*\.tsx?$/.test(basename(file)) || basename(file).startsWith('index.'),
  )
  expect(odd).toEqual([])
})

/** The files that may repeat a value of another file, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/ui/src/theme/theme.css': 'the theme: where colours belong',
  'packages/contract/src/paths/paths.ts': 'where addresses belong',
  'packages/ui/src/pictures/film.ts': 'names the files of the film',
  'packages/ui/src/pictures/pictures.ts': 'names the files of pictures',
  'apps/site/src/features/profile/price-history.ts': 'the one text that decides anything',
  'apps/api/src/startup-error.ts': 'PGlite tells a full disk in words alone',
  'packages/sandbox/src/browser/card-style.ts':
    "the provider's own look, which the site's theme then overrides",
  'apps/api/src/mail/reset-mail.ts': 'read in a mail program, where no style sheet of ours is',
  'apps/site/src/app/page-meta.ts': 'names the pictures of shared links, which are files',
  'packages/sandbox/src/server/sandbox-page.ts':
    'another house: a page of the server without the style sheet',
  'apps/site/index.html': 'stands before the style sheet has come',
  'apps/site/public/favicon.svg': 'drawn by the browser, outside the page',
  'apps/site/public/icons/mark.svg': 'drawn outside the page',
  'apps/site/public/icons/wordmark.svg': 'drawn outside the page',
  'apps/site/public/site.webmanifest': 'read by the browser, outside the page',
  'packages/storybook-addon-xstate/src/build/svg.ts': 'draws charts as files, outside of any page',
  'packages/storybook-addon-xstate/src/panel/inspector.css': 'an addon for everybody, without the theme',
  '.storybook/theme.ts': "Storybook's own frame, which has no style sheet of ours",
}

test(
  'keeps raw colours, addresses and the clock in their places, and lets no message decide anything',
  { timeout: 30_000 },
  () => {
    const written = globSync([
      'packages/*/{src,fixtures,seed}/**/*.{ts,tsx,css,svg,mdx}',
      'apps/*/src/**/*.{ts,tsx,css,svg}',
      'apps/site/{index.html,vite.config.ts,public/**/*.{svg,webmanifest}}',
      '.storybook/*.{ts,tsx,css}',
    ]).flatMap((file) => breachesIn(file, readFileSync(file, 'utf8')).map((breach) => ({ file, ...breach })))
    expect(written.filter(({ file }) => !(file in exceptions))).toEqual([])
    // An unused exception must be removed from the list.
    expect([...new Set(written.map(({ file }) => file))].toSorted()).toEqual(
      Object.keys(exceptions).toSorted(),
    )
  },
)

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
  expect(readFileSync(stories, 'utf8')).toContain('component: StillSite')
})
