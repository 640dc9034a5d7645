import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { seedTime } from '../../test/open-test-app.ts'
import { openDatabase } from './open.ts'
import { items } from './schema.ts'
import { seedDatabase } from './seed.ts'

/** Makes this computer's disks refuse to change rights, as network shares do. */
function refuseRights(): void {
  const refuse = () => {
    throw Object.assign(new Error('EPERM: operation not permitted, chmod'), { code: 'EPERM', errno: -1 })
  }
  const spies = [vi.spyOn(fs, 'chmodSync'), vi.spyOn(fs, 'fchmodSync')]
  for (const spy of spies) spy.mockImplementation(refuse)
  syncBuiltinESMExports()
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
    syncBuiltinESMExports()
  })
}

test('opens and opens again a folder whose disk refuses to change rights, and warns of it', async () => {
  refuseRights()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const folder = await mkdtemp(join(tmpdir(), 'meridian-share-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const counts: number[] = []
  for (let start = 0; start < 2; start += 1) {
    const { db, close } = await openDatabase({ folder })
    await seedDatabase(db, seedTime)
    counts.push(await db.$count(items))
    await close()
  }
  expect(counts[0]).toBeGreaterThan(0)
  expect(counts[1]).toBe(counts[0])
  expect(warn).toHaveBeenCalledWith(
    `The rights of ${folder} cannot be changed (EPERM): make sure that other users of this computer cannot read it.`,
  )
})
