import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { rememberVisit, takeVisit } from './return-visit.ts'

const visit = { path: '/buy-nfa', item: kestrelInterceptor }
const minute = 60_000

test('returns to the item once, within 15 minutes', () => {
  const storage = memoryStorage()
  rememberVisit(storage, visit, 0)
  expect(takeVisit(storage, 15 * minute)).toEqual(visit)
  expect(takeVisit(storage, 15 * minute)).toBeNull()
})

test('does not return after 15 minutes', () => {
  const storage = memoryStorage()
  rememberVisit(storage, visit, 0)
  expect(takeVisit(storage, 15 * minute + 1)).toBeNull()
})

test('ignores a damaged record', () => {
  expect(takeVisit(memoryStorage({ returnVisit: '{"path":1}' }), 0)).toBeNull()
  expect(takeVisit(memoryStorage({ returnVisit: '{' }), 0)).toBeNull()
})
