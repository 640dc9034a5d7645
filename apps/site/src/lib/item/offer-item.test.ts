import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { storeOfferItem, readOfferItem } from './offer-item.ts'

test.each([kestrelInterceptor, calderaRidge])('stores $title as JSON and reads it back', (item) => {
  const storage = memoryStorage()
  storeOfferItem(storage, item)
  const { game, ...sameNames } = item
  expect(JSON.parse(storage.get('paymentItem') ?? '')).toEqual({ ...sameNames, strand: game, _id: item.id })
  expect(readOfferItem(storage)).toEqual(item)
})

test('reads an item of another spelling as a collectible', () => {
  const storage = memoryStorage({ paymentItem: '{"_id":"nfa-1","name":"Shard","price":"$10"}' })
  expect(readOfferItem(storage)).toEqual({ kind: 'collectible', id: 'nfa-1', title: 'Shard', price: 10 })
})

test.each([undefined, '', 'null', '{', '[]', '{}', '"x"'])('reads no item from %j', (stored) => {
  expect(readOfferItem(memoryStorage(stored === undefined ? {} : { paymentItem: stored }))).toBeNull()
})
