import { cp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { fillDatabase, openRestored } from '../../test/backup.ts'
import { emptyDatabase } from '../../test/open-test-app.ts'
import { ownTokenSecret } from '../accounts/tokens.ts'

test('restores a copied data folder: players with their sessions, purchases and migrations', async () => {
  const location = await emptyDatabase()
  const data = 'folder' in location ? dirname(location.folder) : ''
  const backup = `${data}-backup`
  const { owner, before } = await fillDatabase(location)
  const secret = ownTokenSecret(data)

  for (const name of ['database', 'token-secret'])
    await cp(join(data, name), join(backup, name), { recursive: true })
  await rm(data, { recursive: true })
  await cp(backup, data, { recursive: true })

  expect(ownTokenSecret(data)).toBe(secret)
  expect(await openRestored(location, owner)).toEqual(before)
})
