import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { rememberVisit, consumeVisit } from './return-visit.ts'

const visit = { path: '/buy-nfa', item: kestrelInterceptor }
const minute = 60_000

test('returns to the item once, within 15 minutes', () => {
  const storage = memoryStorage()
  rememberVisit(storage, visit, 0)
  expect(consumeVisit(storage, 15 * minute)).toEqual(visit)
  expect(consumeVisit(storage, 15 * minute)).toBeNull()
})

test('does not return after 15 minutes', () => {
  const storage = memoryStorage()
  rememberVisit(storage, visit, 0)
  expect(consumeVisit(storage, 15 * minute + 1)).toBeNull()
})

test('ignores a damaged record', () => {
  expect(consumeVisit(memoryStorage({ returnVisit: '{"path":1}' }), 0)).toBeNull()
  expect(consumeVisit(memoryStorage({ returnVisit: '{' }), 0)).toBeNull()
})
