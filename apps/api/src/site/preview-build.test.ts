import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkPreviewBuild } from './preview-build.ts'

async function siteOf(page: string | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  if (page !== undefined) await writeFile(join(folder, 'index.html'), page)
  return folder
}

const preview = '<div id="root"><aside data-slot="preview-bar">Preview</aside></div>'
const market = '<div id="root"></div>'

test.each([
  ['a preview', preview, true],
  ['a market', market, false],
  ['no site yet', undefined, false],
])('accepts %s where SANDBOX=demo is %s', async (_, page, demo) => {
  const folder = await siteOf(page)
  expect(() => checkPreviewBuild(folder, demo)).not.toThrow()
})

test.each([
  ['a market', market, true, 'do not say that this is a preview'],
  ['no site yet', undefined, true, 'do not say that this is a preview'],
  ['a preview', preview, false, 'say that this is a preview, and SANDBOX=demo is not set'],
])('refuses %s where SANDBOX=demo is %s', async (_, page, demo, problem) => {
  const folder = await siteOf(page)
  expect(() => checkPreviewBuild(folder, demo)).toThrow(problem)
})
