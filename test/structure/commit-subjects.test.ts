import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.each([
  ['accepts a subject of 72 characters', 72, 0],
  ['refuses a subject of 73 characters', 73, 1],
])('%s', async (_, length, status) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'subject-'))
  const file = join(folder.path, 'COMMIT_EDITMSG')
  writeFileSync(file, `${'a'.repeat(length)}\n\n${'b'.repeat(100)}\n`)
  expect(spawnSync('sh', ['.githooks/commit-msg', file]).status).toBe(status)
})
