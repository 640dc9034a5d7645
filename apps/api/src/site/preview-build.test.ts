import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demandAgreeingSite } from './preview-build.ts'

async function siteOf(page: string | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  if (page !== undefined) await writeFile(join(folder, 'index.html'), page)
  return folder
}

const preview = '<div id="root"><aside data-slot="preview-bar">Preview</aside></div>'
const market = '<div id="root"></div>'

test.each([
  [preview, true, undefined],
  [market, true, 'do not say that this is a preview'],
  [undefined, true, 'do not say that this is a preview'],
  [preview, false, 'say that this is a preview, and SANDBOX=demo is not set'],
  [market, false, undefined],
  [undefined, false, undefined],
])('the site %s with a preview %s is refused: %s', async (page, demo, problem) => {
  const folder = await siteOf(page)
  const demand = () => demandAgreeingSite(folder, demo)
  if (problem === undefined) demand()
  else expect(demand).toThrow(problem)
})
