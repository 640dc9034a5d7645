import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { activitiesAt, collectibles, historyEntries, mika, parcels, storyTime } from '../fixtures/fixtures.ts'
import {
  failureText,
  pathOf,
  readActivities,
  readHistory,
  readMarket,
  readUserActivities,
} from './contract.ts'
import { sessionCodec, userCodec } from './user.ts'

const decodeMarket = (wire: unknown) => z.decode(readMarket.response, wire)

const shard = { id: 'nfa-1', title: 'Shard', serialNumber: '#1', price: 10 }
const asServed = { _id: 'nfa-1', name: 'Shard', code: '#1', price: '10' }

test.each([
  ['an envelope', { success: true, data: [asServed], message: 'ok' }, 'ok'],
  ['a nested envelope', { data: { success: true, data: [asServed], message: 'ok' } }, 'ok'],
  ['a bare array', [asServed], undefined],
])('%s is read, in every spelling', (_, wire, message) => {
  expect(decodeMarket(wire)).toEqual({ success: true, message, entries: [shard], damaged: [] })
})

test('a refusal in an envelope keeps its message and needs no list', () => {
  expect(decodeMarket({ success: false, message: 'closed' })).toEqual({
    success: false,
    message: 'closed',
    entries: [],
    damaged: [],
  })
})

test.each([undefined, null, 'text', 5, {}, { data: 'text' }, { data: { data: 7 } }])(
  '%j is no list',
  (wire) => {
    expect(z.safeDecode(readMarket.response, wire).success).toBe(false)
  },
)

test('a damaged entry is dropped with a line about it, and the rest shows', () => {
  const { entries, damaged } = decodeMarket([
    asServed,
    null,
    { price: 5 },
    { ...asServed, price: 'dear' },
    'x',
  ])
  expect(entries).toEqual([shard])
  expect(damaged).toEqual([
    'entry 1: is not a record',
    'entry 2: has neither id nor title',
    'entry 3: price Invalid input',
    'entry 4: is not a record',
  ])
})

test('an item keeps what it lacks absent', () => {
  expect(decodeMarket([{ _id: 7, title: '' }]).entries).toEqual([{ id: '7' }])
  expect(decodeMarket([{ name: 'Nameless' }]).entries).toEqual([{ id: '', title: 'Nameless' }])
})

test('an optional field of another type is left out, not the whole entry', () => {
  expect(decodeMarket([{ ...asServed, image: [], description: 5 }]).entries).toEqual([
    { ...shard, description: '5' },
  ])
  expect(z.decode(userCodec, { _id: 'u', email: 7, Avatar: {} })).toEqual({ id: 'u', email: '7' })
})

test('whatever arrives is either read or refused, never thrown on', () => {
  fc.assert(
    fc.property(fc.anything(), (wire) => {
      for (const { response } of [readMarket, readActivities, readHistory]) z.safeDecode(response, wire)
      z.safeDecode(sessionCodec, wire)
      failureText(wire)
    }),
  )
})

test('what the server encodes, the site reads back', () => {
  const sent = (entries: readonly unknown[]) => ({ success: true, message: undefined, entries, damaged: [] })
  expect(decodeMarket(z.encode(readMarket.response, { ...sent([]), entries: collectibles }))).toEqual(
    sent(collectibles),
  )
  expect(decodeMarket(z.encode(readMarket.response, { ...sent([]), entries: parcels }))).toEqual(
    sent(parcels),
  )
  const activities = activitiesAt(storyTime)
  const activityWire = z.encode(readUserActivities.response, { ...sent([]), entries: activities })
  expect(z.decode(readUserActivities.response, activityWire)).toEqual(sent(activities))
  const historyWire = z.encode(readHistory.response, { ...sent([]), entries: historyEntries })
  expect(z.decode(readHistory.response, historyWire)).toEqual(sent(historyEntries))
  expect(z.decode(userCodec, z.encode(userCodec, mika))).toEqual(mika)
})

test('a session is read at the top or under data, and a broken one is refused', () => {
  const session = { user: mika, token: 't' }
  const wire = z.encode(sessionCodec, session)
  expect(z.decode(sessionCodec, wire)).toEqual(session)
  expect(
    z.decode(sessionCodec, {
      user: { _id: mika.id, email: mika.email, Fullname: mika.fullName },
      token: 't',
    }),
  ).toEqual(session)
  for (const broken of [
    null,
    'x',
    {},
    { user: mika },
    { token: 't' },
    { user: {}, token: 't' },
    { user: mika, token: '' },
  ]) {
    expect(z.safeDecode(sessionCodec, broken).success).toBe(false)
  }
})

test('a history entry takes createdAt or date', () => {
  const entry = { gameTitle: 'Shard', amount: 10 }
  const read = (wire: unknown) => z.decode(readHistory.response, [wire]).entries
  expect(read({ ...entry, date: '2117-01-01T00:00:00.000Z' })).toEqual(
    read({ ...entry, createdAt: Date.UTC(2117, 0, 1) }),
  )
})

test('parameters are escaped into the path', () => {
  expect(pathOf(readUserActivities.path, { userId: 'a/b c' })).toBe('/api/v1/activity/a%2Fb%20c')
})

test('a refusal speaks through message, else error', () => {
  expect(failureText({ message: 'No', error: 'Other' })).toBe('No')
  expect(failureText({ error: 'Other' })).toBe('Other')
  expect(failureText({ message: '' })).toBeUndefined()
  expect(failureText('<html>')).toBeUndefined()
  expect(failureText({ message: 'No', error: { code: 11000 }, success: 'false' })).toBe('No')
  expect(failureText({ message: [], error: 'Other' })).toBe('Other')
  expect(failureText({ data: { message: 'Nested' } })).toBe('Nested')
})
