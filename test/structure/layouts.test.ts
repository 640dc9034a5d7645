import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync(['packages/ui/src/**/*.{ts,tsx}', 'apps/site/src/**/*.{ts,tsx}']).filter(
  (file) => !/\.(stories|test)\.tsx?$/.test(file),
)

test.each([
  { what: 'the content of a page', pattern: /<main\b/, by: 'packages/ui/src/layouts/page/page.tsx' },
  {
    what: 'the name of that content',
    pattern: /['"#]content['"]/,
    by: 'packages/ui/src/lib/page-content.ts',
  },
  {
    what: 'the column of a page',
    pattern: /\bmax-w-page\b/,
    by: 'packages/ui/src/components/container/container.tsx',
  },
])('keeps $what in one file: $by', ({ pattern, by }) => {
  expect(sources.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([by])
})
