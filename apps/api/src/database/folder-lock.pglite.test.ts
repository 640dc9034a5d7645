import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

const inUse = () => new StartProblem(`The data folder ${folder} is in use by another running server.`)

test('a folder is locked once', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(inUse())
  await unlock()
})

test('an unlocked folder can be locked again', async () => {
  const unlock = await lockFolder(folder)
  await unlock()
  await expect(lockFolder(folder).then((unlockAgain) => unlockAgain())).resolves.toBe(undefined)
})

test('the lock of a process that was killed does not last', async () => {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)})
    await lockFolder(${JSON.stringify(folder)})
    process.kill(process.pid, 'SIGKILL')`
  const killed = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(killed.signal).toBe('SIGKILL')
  await expect(lockFolder(folder).then((unlock) => unlock())).resolves.toBe(undefined)
})
