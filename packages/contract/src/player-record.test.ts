import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mika } from '../fixtures/fixtures.ts'
import { readSession, sessionRecord } from './player-record.ts'
import { sessionCodec } from './player.ts'

const part = fc.constantFrom<unknown>(undefined, null, '', 'mika', 7, true, {}, [])
const player = fc.record(
  Object.fromEntries(
    ['_id', 'id', 'email', 'Email', 'FullName', 'fullName', 'DiscordId', 'GoogleId', 'Avatar'].map((name) => [
      name,
      part,
    ]),
  ),
  { requiredKeys: [] },
)

test('reads a saved session as the codec of the calls does, damaged or not', () => {
  fc.assert(
    fc.property(fc.oneof(part, fc.record({ user: fc.oneof(part, player), token: part })), (record) => {
      const { data } = z.safeDecode(sessionCodec, record)
      expect(readSession(record)).toEqual(data ?? null)
    }),
    { numRuns: 2000 },
  )
})

test('reads back a saved player', () => {
  const session = { player: mika, token: 'token-1' }
  expect(readSession(sessionRecord(session))).toEqual(session)
})
