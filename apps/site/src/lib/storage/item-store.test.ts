import { calderaRidge, kestrelInterceptor, parcels } from '@meridian/contract/fixtures'
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

test('an item is remembered with all that it shows, of either kind', () => {
  const { store, storage } = open()
  store.toggle(kestrelInterceptor)
  store.toggle(calderaRidge)
  expect(open({ storage }).store.get()).toEqual([kestrelInterceptor, calderaRidge])
  store.toggle(kestrelInterceptor)
  expect(open({ storage }).store.get()).toEqual([calderaRidge])
  expect([store.has(kestrelInterceptor.id), store.has(calderaRidge.id)]).toEqual([false, true])
})

test('the latest stands last and the oldest is forgotten beyond the limit', () => {
  const { store } = open({ limit: 3 })
  for (const parcel of parcels.slice(0, 4)) store.put(parcel)
  store.put(parcels[2]!)
  expect(store.get()).toEqual([parcels[1], parcels[3], parcels[2]])
})

test('keeps a removed item in sight until the list settles, also where it is put back', () => {
  const { store } = open()
  store.toggle(calderaRidge)
  store.toggle(kestrelInterceptor)
  store.toggle(calderaRidge)
  expect(store.getShown()).toEqual([calderaRidge, kestrelInterceptor])
  store.toggle(calderaRidge)
  expect(store.getShown()).toEqual([kestrelInterceptor, calderaRidge])
  store.toggle(kestrelInterceptor)
  store.settle()
  expect(store.getShown()).toEqual([calderaRidge])
})

test('newer fields of an item replace the remembered ones and add no item', () => {
  const { store } = open()
  store.put(calderaRidge)
  store.refresh({ ...calderaRidge, price: 1 })
  store.refresh(kestrelInterceptor)
  expect(store.get()).toEqual([{ ...calderaRidge, price: 1 }])
})

test.each([
  ['no JSON', '{', []],
  ['no list', '{"id":"nfa-1"}', []],
  ['a damaged item', JSON.stringify([{ price: 'dear' }, calderaRidge, { title: 'No id' }]), [calderaRidge]],
])('%s in the storage does no harm', (_, items, kept) => {
  expect(open({ storage: memoryStorage({ items }) }).store.get()).toEqual(kept)
})

test('another tab is followed, whatever it did to the storage', () => {
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

test('a store that was disposed of hears nothing any more', () => {
  const { store, storage, otherTab } = open()
  store.dispose()
  storage.set('items', JSON.stringify([calderaRidge]))
  otherTab('items')
  expect(store.get()).toEqual([])
})
