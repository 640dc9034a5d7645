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

test('lets no package reach into an app, a tool or a test, not in its pages either', () => {
  const files = globSync('packages/**/*.{ts,tsx,mdx}', { exclude: ['**/node_modules/**', '**/dist/**'] })
  expect(files.length).toBeGreaterThan(500)
  const reaching = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g), ([, path = '']) =>
      join(dirname(file), path),
    )
      .filter((path) => !path.startsWith(`packages${sep}`))
      .map((path) => `${file}: ${path}`),
  )
  expect(reaching).toEqual([])
})
