import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Doc comments in these folders are sentences. */
const folders = ['.storybook', 'apps', 'art', 'examples', 'packages', 'scripts', 'test']

const questionWords = 'How|What|Whatever|When|Where|Whether|Which|Who|Whoever|Whom|Whose|Why'
const riddle = new RegExp(String.raw`/\*\*[\s*]*(?:${questionWords})\b.*`, 'g')

const riddlesIn = (source: string): string[] => source.match(riddle) ?? []

test.each(folders)('begins no doc comment in %s with a question word', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**', '**/dist/**'] })
  expect(files).not.toEqual([])
  expect(
    files.flatMap((file) => riddlesIn(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`)),
  ).toEqual([])
})

test('finds a question word on the first line of a doc comment and on the second', () => {
  const opening = '\x2f**'
  expect(riddlesIn(`${opening} What it holds. */`)).toHaveLength(1)
  expect(riddlesIn(`${opening}\n * Whether it is open.\n */`)).toHaveLength(1)
  expect(riddlesIn(`${opening} The value it holds. */`)).toEqual([])
})
