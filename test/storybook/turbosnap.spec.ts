import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const run = promisify(execFile)

const { untraced } = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as { untraced: string[] }

/** Returns the story files whose pictures Chromatic takes again when a file has changed, by its own tracer. */
async function storyFilesOf(changed: string): Promise<string[]> {
  const { stdout, stderr } = await run(
    'npx',
    ['chromatic', 'trace', '--mode=compact', ...untraced.map((glob) => `--untraced=${glob}`), changed],
    { env: { ...process.env, FORCE_COLOR: '0' } },
  )
  expect(stderr, 'needs a full build').toBe('')
  expect(stdout, changed).toContain('Traced 1 changed file')
  return stdout.split('\n').flatMap((line) => /^— (.+)$/.exec(line)?.[1] ?? [])
}

/** Limits the story files that a change of a pattern's file may affect. */
const limits = [
  ['packages/flows/src/*/*.machine.ts', 80],
  ['packages/ui/src/screens/*/*.messages.ts', 15],
] as const

for (const [pattern, limit] of limits)
  for (const file of globSync(pattern))
    test(`${file} touches at most ${limit} story files`, async () => {
      const touched = await storyFilesOf(file)
      expect(touched.length).toBeGreaterThan(0)
      expect(touched.length, touched.join('\n')).toBeLessThanOrEqual(limit)
    })

const components = globSync('packages/ui/src/{components,sections}/*/*.tsx')
  .filter((file) => !file.includes('.stories.'))
  .toSorted()

// Twenty of all files, and those around every screen.
const chosen = components.filter(
  (file, index) =>
    index % Math.floor(components.length / 20) === 0 || /site-(header|footer)\.tsx$/.test(file),
)

for (const file of chosen)
  test(`${file} needs no full build`, async () => {
    expect((await storyFilesOf(file)).length).toBeGreaterThan(0)
  })
