import { calderaRidge, kestrelInterceptor } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { keepOfferItem, readOfferItem } from './offer-item.ts'

test.each([kestrelInterceptor, calderaRidge])('$title is kept as JSON and read back', (item) => {
  const storage = memoryStorage()
  keepOfferItem(storage, item)
  expect(JSON.parse(storage.get('paymentItem') ?? '')).toEqual({ ...item, _id: item.id })
  expect(readOfferItem(storage)).toEqual(item)
})

test('an item of another spelling is read as a collectible', () => {
  const storage = memoryStorage({ paymentItem: '{"_id":"nfa-1","name":"Shard","price":"$10"}' })
  expect(readOfferItem(storage)).toEqual({ kind: 'collectible', id: 'nfa-1', title: 'Shard', price: 10 })
})

test.each([undefined, '', 'null', '{', '[]', '{}', '"x"'])('%j holds no item', (kept) => {
  expect(readOfferItem(memoryStorage(kept === undefined ? {} : { paymentItem: kept }))).toBeNull()
})
