import { calderaRidge, kestrelInterceptor, parcels } from '@meridian/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { createItemStore } from './item-store.ts'
import type { KeyValueStore } from './key-value-store.ts'

const caldera = (changes: object) => ({ ...calderaRidge, ...changes })

function open({ storage = memoryStorage(), limit = 10 }: { storage?: KeyValueStore; limit?: number } = {}) {
  const events = new EventTarget()
  const store = createItemStore({ storage, events, key: 'items', limit })
  const otherTab = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { store, storage, otherTab }
}

test('remembers an item of either kind with all its fields', () => {
  const { store, storage } = open()
  store.toggle(kestrelInterceptor)
  store.toggle(calderaRidge)
  expect(open({ storage }).store.get()).toEqual([kestrelInterceptor, calderaRidge])
  store.toggle(kestrelInterceptor)
  expect(open({ storage }).store.get()).toEqual([calderaRidge])
  expect([store.has(kestrelInterceptor.id), store.has(calderaRidge.id)]).toEqual([false, true])
})

test('appends the latest and drops the oldest beyond the limit', () => {
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
  store.dropRemoved()
  expect(store.getShown()).toEqual([calderaRidge])
})

test('takes over the fields of read items, names the former price, and adds none', () => {
  const { store, storage } = open()
  store.put(caldera({ price: 1060 }))
  store.refresh([kestrelInterceptor, caldera({ price: 1500, title: 'Caldera' })], 5)
  const changed = caldera({ price: 1500, formerPrice: 1060, title: 'Caldera', checkedAt: 5 })
  expect(store.get()).toEqual([changed])
  expect(open({ storage }).store.get()).toEqual([changed])
  store.refresh([caldera({ price: 2000 })], 6)
  expect(store.get()).toEqual([caldera({ price: 2000, formerPrice: 1060, checkedAt: 6 })])
  store.refresh([caldera({ price: 1060 })], 7)
  expect(store.get()).toEqual([caldera({ price: 1060, checkedAt: 7 })])
})

test('does not write when it remembers none of the read items', () => {
  const { store } = open()
  store.put(calderaRidge)
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  store.refresh([kestrelInterceptor], 5)
  store.markGone(kestrelInterceptor.id)
  expect(changed).not.toHaveBeenCalled()
})

test('marks an item as gone until it is read again', () => {
  const { store } = open()
  store.put(calderaRidge)
  store.markGone(calderaRidge.id)
  expect(store.get()).toEqual([caldera({ gone: true })])
  store.refresh([calderaRidge], 5)
  expect(store.get()).toEqual([caldera({ checkedAt: 5 })])
})

test('gives each item of a kind to be checked once a minute, the latest first', () => {
  const { store, storage } = open()
  const [first, second, third] = parcels
  for (const item of [kestrelInterceptor, first!, second!]) store.put(item)
  const idsAt = (nowMs: number, of = store) => of.takeUnchecked('land', nowMs).map(({ id }) => id)
  expect(idsAt(100_000)).toEqual([second!.id, first!.id])
  store.put(third!)
  expect(idsAt(159_999)).toEqual([third!.id])
  expect(idsAt(159_999, open({ storage }).store)).toEqual([])
  expect(idsAt(160_000)).toEqual([second!.id, first!.id])
  // The clock of the device was set back.
  expect(idsAt(0)).toEqual([third!.id, second!.id, first!.id])
})

test.each([
  ['no JSON', '{', []],
  ['no list', '{"id":"nfa-1"}', []],
  ['a damaged item', JSON.stringify([{ price: 'dear' }, calderaRidge, { title: 'No id' }]), [calderaRidge]],
  ['a damaged check', JSON.stringify([caldera({ formerPrice: 'dear' }), caldera({ checkedAt: 'now' })]), []],
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
