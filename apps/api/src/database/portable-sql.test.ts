import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** The SQL that CockroachDB or YugabyteDB rejects, or accepts and ignores (docs/scaling.md). */
const refused: Readonly<Record<string, RegExp>> = {
  'advisory locks': /\bpg_(?:try_)?advisory_/,
  'listening and notifying': /\b(?:listen|unlisten|notify)\s+\w|\bpg_notify\b/,
  'locks of whole tables': /\block\s+table\b/,
  'code in the database':
    /\bdo\s+\$|\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure|trigger|rule|event|language)\b/,
  make_interval: /\bmake_interval\s*\(/,
  'constraints that exclude': /\bexclude\s+using\b/,
  'constraints checked at the end': /\bdeferrable\b/,
  'indexes of other kinds': /\busing\s+(?:gist|spgist|brin|hash|bloom)\b/,
  'building an index beside the work': /\bconcurrently\b/,
  'tables that inherit or are in parts': /\binherits\b|\bpartition\s+(?:by|of)\b/,
  'tables without a log': /\bunlogged\b/,
  'domains, ranges and shapes':
    /\bcreate\s+domain\b|\b(?:int4|int8|num|ts|tstz|date)(?:multi)?range\b|\b(?:point|polygon|circle|money|xml)\b(?=\s*(?:,|not|null|default|\)))/,
  'system columns': /\b(?:ctid|xmin|xmax|tableoid)\b/,
  'cursors that outlast': /\bwith\s+hold\b/,
  'large objects': /\blo_(?:create|import|open|put)\b/,
  sampling: /\btablesample\b/,
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every statement that goes to the database: the migrations, and the SQL that stores write beside Drizzle's. */
const statements = globSync(
  ['drizzle/*.sql', 'src/**/*.store.ts', 'src/{database,docs}/**/*.ts', 'src/stores.ts'],
  {
    cwd: root,
  },
)
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8')
    const written = file.endsWith('.sql')
      ? [text]
      : Array.from(
          text.matchAll(/(?:sql(?:<[^>`]*>)?|query)\(?\s*(?:`([^`]*)`|'([^']*)')/g),
          ([, one, other]) => one ?? other ?? '',
        )
    return written.map((statement) => ({ file, statement }))
  })

const faults = (statement: string): string[] =>
  Object.entries(refused).flatMap(([what, pattern]) => (pattern.test(statement.toLowerCase()) ? [what] : []))

test('uses no SQL in migrations and statements that distributed engines lack', () => {
  expect(statements.length).toBeGreaterThan(30)
  expect(
    statements.flatMap(({ file, statement }) => faults(statement).map((what) => `${file}: ${what}`)),
  ).toEqual([])
})

test.each([
  ['advisory locks', 'select pg_advisory_lock($1)'],
  ['listening and notifying', 'LISTEN prices'],
  ['locks of whole tables', 'lock table items'],
  ['code in the database', 'do $$ begin end $$'],
  ['code in the database', 'create trigger moved before update on items'],
  ['make_interval', 'now() - make_interval(days => 3)'],
  ['constraints that exclude', 'exclude using btree (id with =)'],
  ['constraints checked at the end', 'unique (id) deferrable initially deferred'],
  ['indexes of other kinds', 'create index on items using gist (title)'],
  ['building an index beside the work', 'create index concurrently on items (title)'],
  ['tables that inherit or are in parts', 'create table lands () inherits (items)'],
  ['tables without a log', 'create unlogged table counts ()'],
  ['domains, ranges and shapes', 'create table t (price money not null)'],
  ['domains, ranges and shapes', 'create table t (open tstzrange)'],
  ['system columns', 'delete from items where ctid = any($1)'],
  ['cursors that outlast', 'declare c cursor with hold for select 1'],
  ['large objects', 'select lo_create(0)'],
  ['sampling', 'select * from items tablesample system (1)'],
])('finds %s in “%s”', (what, statement) => {
  expect(faults(statement)).toEqual([what])
})
