import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startLocker } from '../../test/folder-locker.ts'
import { StartupError } from '../startup-error.ts'
import { lockDataFolder } from './data-folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

const inUse = () => new StartupError(`The data folder ${folder} is in use by another running server.`)

test('locks a folder once', () => {
  const unlock = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(inUse())
  unlock()
})

test('locks an unlocked folder again', () => {
  lockDataFolder(folder)()
  expect(lockDataFolder(folder)()).toBe(undefined)
})

test('refuses a folder that another process has locked, whatever its temporary folder is', async () => {
  expect(await startLocker(folder, { TMPDIR: folder }).lock()).toBe('locked')
  expect(() => lockDataFolder(folder)).toThrow(inUse())
})

test('locks the folder of a killed process at once', async () => {
  const holder = startLocker(folder)
  expect(await holder.lock()).toBe('locked')
  await holder.kill()
  expect(lockDataFolder(folder)()).toBe(undefined)
})

test('gives the folder to one of many servers that start at once, also after its owner was killed', async () => {
  let lockers = Array.from({ length: 8 }, () => startLocker(folder))
  while (lockers.length > 1) {
    const answers = await Promise.all(lockers.map(({ lock }) => lock()))
    expect(answers.toSorted()).toEqual(['locked', ...answers.slice(1).map(() => 'refused')])
    const holder = lockers[answers.indexOf('locked')]
    await holder?.kill()
    lockers = lockers.filter((locker) => locker !== holder)
  }
})

test('names a folder that cannot hold a lock', () => {
  const missing = join(folder, 'missing')
  expect(() => lockDataFolder(missing)).toThrow(
    new StartupError(`The data folder ${missing} cannot be locked: unable to open database file`),
  )
})
