import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { rememberVisit, takeVisit } from './return-visit.ts'

const visit = { path: '/buy-nfa', item: kestrelInterceptor }
const minute = 60_000

test('a sign-in within 15 minutes leads back to the item, once', () => {
  const storage = memoryStorage()
  rememberVisit(storage, visit, 0)
  expect(takeVisit(storage, 15 * minute)).toEqual(visit)
  expect(takeVisit(storage, 15 * minute)).toBeNull()
})

test('later it does not', () => {
  const storage = memoryStorage()
  rememberVisit(storage, visit, 0)
  expect(takeVisit(storage, 15 * minute + 1)).toBeNull()
})

test('a damaged record is no visit', () => {
  expect(takeVisit(memoryStorage({ returnVisit: '{"path":1}' }), 0)).toBeNull()
  expect(takeVisit(memoryStorage({ returnVisit: '{' }), 0)).toBeNull()
})
