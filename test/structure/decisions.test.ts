import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('lists every decision in the index, by its number and title', async () => {
  const index = await readFile('docs/decisions/README.md', 'utf8')
  const missing: string[] = []
  for await (const file of glob('docs/decisions/[0-9]*.md')) {
    const [, number, title] = /^# (\d{3}) (.+)$/m.exec(await readFile(file, 'utf8')) ?? []
    if (!index.includes(`| [${number}](${basename(file)}) | ${title} |`)) missing.push(file)
  }
  expect(missing).toEqual([])
})
