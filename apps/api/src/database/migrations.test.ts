import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/**
 * Matches statements that remove what copies of the previous version need; they still run beside the first new copy. An
 * index only makes them faster.
 */
const removals =
  /\bdrop (?!index)|\brename\b|\bset not null\b|\bset data type\b|\btruncate\b|\bdelete from\b/i

test('adds alone in a migration', () => {
  const files = globSync('*.sql', { cwd: folder })
  expect(files).not.toEqual([])
  expect(files.filter((file) => removals.test(readFileSync(`${folder}/${file}`, 'utf8')))).toEqual([])
})
