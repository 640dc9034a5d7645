import type { SavedItem } from '@meridian/contract'
import { calderaRidge, collectibles, kestrelInterceptor } from '@meridian/contract/fixtures'
import { toCents } from '@meridian/contract/money/pricing'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { createItemStore } from './item-store.ts'
import { createSavedSync } from './saved-sync.ts'

const other = collectibles.find(({ id }) => id !== kestrelInterceptor.id)!
const all = [...collectibles, calderaRidge]
const entry = ({ id, price }: { id: string; price?: number | undefined }): SavedItem => ({
  id,
  priceCents: price === undefined ? undefined : toCents(price),
})

/** A server with one list for each player. */
function openServer() {
  const lists = new Map<string, SavedItem[]>()
  const of = (player: string) => lists.get(player) ?? []
  return {
    of,
    ids: (player: string) => of(player).map(({ id }) => id),
    set: (player: string, items: readonly { id: string; price?: number | undefined }[]) =>
      lists.set(player, items.map(entry)),
    isAway: false,
    calls: 0,
  }
}

function openBrowser(server: ReturnType<typeof openServer>, storage = memoryStorage()) {
  const saved = createItemStore({ storage, events: new EventTarget(), key: 'items', limit: 10 })
  let player: string | undefined
  const savedSync = createSavedSync({
    storage,
    saved,
    playerId: () => player,
    send: async ({ add, remove }) => {
      server.calls += 1
      if (server.isAway) throw new Error('Network Error')
      const caller = player ?? ''
      const kept = server.of(caller).filter(({ id }) => !remove.includes(id))
      const news = add.filter(({ id }) => !kept.some((item) => item.id === id))
      server.set(caller, [])
      server.of(caller).push(...kept, ...news)
      return server.of(caller)
    },
    readItem: async (id) => all.find((item) => item.id === id),
  })
  return {
    ids: () => saved.get().map(({ id }) => id),
    saved,
    storage,
    ...savedSync,
    signIn: (id: string | undefined) => {
      player = id
      return savedSync.sync()
    },
  }
}

test('asks the server nothing for a visitor', async () => {
  const server = openServer()
  const browser = openBrowser(server)
  browser.toggle(kestrelInterceptor)
  await browser.sync()
  expect([server.calls, browser.ids()]).toEqual([0, [kestrelInterceptor.id]])
})

test('merges the browser’s items with the player’s at sign-in, each with the price that it was saved at', async () => {
  const server = openServer()
  server.set('mika', [{ id: calderaRidge.id, price: 12.5 }])
  const browser = openBrowser(server)
  browser.toggle(kestrelInterceptor)
  await browser.signIn('mika')
  expect(browser.saved.get()).toEqual([{ ...calderaRidge, price: 12.5 }, kestrelInterceptor])
  expect(server.of('mika')).toEqual([{ id: calderaRidge.id, priceCents: 1250 }, entry(kestrelInterceptor)])
})

test('sends a change at once, and takes over what another browser has removed', async () => {
  const server = openServer()
  const first = openBrowser(server)
  first.toggle(kestrelInterceptor)
  await first.signIn('mika')
  const second = openBrowser(server)
  await second.signIn('mika')
  second.toggle(kestrelInterceptor)
  second.toggle(other)
  await second.sync()
  expect(server.ids('mika')).toEqual([other.id])
  await openBrowser(server, first.storage).signIn('mika')
  expect(first.storage.get('items')).toContain(other.id)
  expect(openBrowser(server, first.storage).ids()).toEqual([other.id])
})

test('keeps changes that could not be sent, over a reload, and sends them later', async () => {
  const server = openServer()
  const browser = openBrowser(server)
  browser.toggle(kestrelInterceptor)
  await browser.signIn('mika')
  server.isAway = true
  browser.toggle(kestrelInterceptor)
  browser.toggle(calderaRidge)
  await browser.sync()
  expect([browser.ids(), server.ids('mika')]).toEqual([[calderaRidge.id], [kestrelInterceptor.id]])
  server.isAway = false
  await openBrowser(server, browser.storage).signIn('mika')
  expect(server.ids('mika')).toEqual([calderaRidge.id])
})

test('gives another player none of the items that belong to the first', async () => {
  const server = openServer()
  const browser = openBrowser(server)
  browser.toggle(kestrelInterceptor)
  await browser.signIn('mika')
  await browser.signIn(undefined)
  browser.toggle(other)
  await browser.signIn('ilse')
  expect([server.ids('mika'), server.ids('ilse')]).toEqual([[kestrelInterceptor.id], [other.id]])
  expect(browser.ids()).toEqual([other.id])
})

test('keeps a change that is made while the server answers', async () => {
  const server = openServer()
  const browser = openBrowser(server)
  const signedIn = browser.signIn('mika')
  browser.toggle(kestrelInterceptor)
  await signedIn
  expect(browser.ids()).toEqual([kestrelInterceptor.id])
  await browser.sync()
  expect(server.ids('mika')).toEqual([kestrelInterceptor.id])
})

test('leaves out an item that the server does not have now', async () => {
  const server = openServer()
  server.set('mika', [{ id: 'gone' }, kestrelInterceptor])
  const browser = openBrowser(server)
  await browser.signIn('mika')
  expect([browser.ids(), server.ids('mika')]).toEqual([
    [kestrelInterceptor.id],
    ['gone', kestrelInterceptor.id],
  ])
})
