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

const files = globSync('*.sql', { cwd: folder }).toSorted()
const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

test('adds alone in a migration', () => {
  expect(files).not.toEqual([])
  expect(files.filter((file) => removals.test(textOf(file)))).toEqual([])
})

/** Returns the indexes that stop writes of a table which may have grown: of one that an earlier migration has made. */
const blockingIndexes = (migration: string): string[] =>
  [...migration.matchAll(/create (?:unique )?index (?!if not exists )"(\w+)" on "(\w+)"/gi)].flatMap(
    ([, index = '', table]) => (migration.includes(`CREATE TABLE "${table}"`) ? [] : [index]),
  )

test('lets an operator make an index of an older table before the migration does', () => {
  // Those of before this rule.
  expect(files.flatMap((file) => blockingIndexes(textOf(file)))).toEqual([
    'payments_player',
    'payments_check_at',
    'items_serial',
    'payments_refunds',
  ])
})
