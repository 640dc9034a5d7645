import { siteBuildFile } from '@meridian-2117/contract/paths/site-build'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildName, removeOldBuilds } from './build-folder.ts'

/** Writes folders of builds, of which some are finished, beside one of now. Returns what is left after that one. */
async function leftOf(finished: readonly string[], unfinished: readonly string[]) {
  const builds = await mkdtemp(join(tmpdir(), 'meridian-builds-'))
  onTestFinished(() => rm(builds, { recursive: true }))
  for (const name of [...finished, ...unfinished, buildName]) await mkdir(join(builds, name))
  for (const name of [...finished, buildName]) await writeFile(join(builds, name, siteBuildFile), '{}')
  await removeOldBuilds(join(builds, buildName))
  return (await readdir(builds)).toSorted()
}

test('keeps the served build beside builds that were killed', async () => {
  const killed = ['20260102000000', '20260103000000', '20260104000000']
  expect(await leftOf(['20260101000000'], killed)).toEqual(['20260101000000', ...killed, buildName])
})

test('keeps the three newest builds, and nothing that is older', async () => {
  const finished = ['20260101000000', '20260103000000', '20260105000000']
  expect(await leftOf(finished, ['20260102000000', '20260104000000'])).toEqual([
    '20260103000000',
    '20260104000000',
    '20260105000000',
    buildName,
  ])
})
