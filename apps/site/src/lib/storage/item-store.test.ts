import { calderaRidge, kestrelInterceptor, parcels } from '@meridian-2117/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { createItemStore } from './item-store.ts'
import type { KeyValueStore } from './key-value-store.ts'

function open({ storage = memoryStorage(), limit = 10 }: { storage?: KeyValueStore; limit?: number } = {}) {
  const events = new EventTarget()
  const store = createItemStore({ storage, events, key: 'items', limit })
  const otherTab = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { store, storage, otherTab }
}

test('remembers an item of either kind with all its fields', () => {
  const { store, storage } = open()
  store.put(kestrelInterceptor)
  store.put(calderaRidge)
  expect(open({ storage }).store.get()).toEqual([kestrelInterceptor, calderaRidge])
  store.forget([kestrelInterceptor.id])
  expect(open({ storage }).store.get()).toEqual([calderaRidge])
  expect([store.has(kestrelInterceptor.id), store.has(calderaRidge.id)]).toEqual([false, true])
})

test('appends the latest and drops the oldest beyond the limit', () => {
  const { store } = open({ limit: 3 })
  for (const parcel of parcels.slice(0, 4)) store.put(parcel)
  store.put(parcels[2]!)
  expect(store.get()).toEqual([parcels[1], parcels[3], parcels[2]])
})

test.each([
  ['no JSON', '{', []],
  ['no list', '{"id":"nfa-1"}', []],
  ['a damaged item', JSON.stringify([{ price: 'dear' }, calderaRidge, { title: 'No id' }]), [calderaRidge]],
  ['a damaged price', JSON.stringify([{ ...calderaRidge, formerPrice: 'dear' }]), []],
])('reads %s from the storage without harm', (_, items, read) => {
  expect(open({ storage: memoryStorage({ items }) }).store.get()).toEqual(read)
})

test('follows another tab', () => {
  const { store, storage, otherTab } = open()
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  storage.set('items', JSON.stringify([calderaRidge]))
  otherTab('auth')
  expect(store.get()).toEqual([])
  otherTab('items')
  expect(store.get()).toEqual([calderaRidge])
  storage.remove('items')
  otherTab(null)
  expect(store.get()).toEqual([])
  expect(changed).toHaveBeenCalledTimes(2)
})

test('ignores other tabs after it is disposed', () => {
  const { store, storage, otherTab } = open()
  store.dispose()
  storage.set('items', JSON.stringify([calderaRidge]))
  otherTab('items')
  expect(store.get()).toEqual([])
})
