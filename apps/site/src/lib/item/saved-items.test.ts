import {
  ApiError,
  changeSavedItems,
  readSavedItems,
  type Item,
  type SavedItem,
} from '@meridian-2117/contract'
import {
  calderaRidge,
  collectibles,
  kestrelInterceptor,
  mika,
  storyToken,
} from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import { toCents } from '@meridian-2117/contract/money/pricing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import { memoryStorage } from '../../../test/memory-storage.ts'
import type { Api } from '../api/api-client.ts'
import { createQueryClient } from '../api/queries.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createItemStore } from '../storage/item-store.ts'
import { createSavedItems } from './saved-items.ts'

const showToast = vi.hoisted(() => vi.fn<(toast: { message: unknown }) => void>())
vi.mock(import('@meridian-2117/ui/lib/toast'), () => ({ showToast }))
beforeEach(() => {
  vi.useFakeTimers()
  showToast.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

const other = collectibles.find(({ id }) => id !== kestrelInterceptor.id)!
const market: readonly Item[] = [...collectibles, calderaRidge]
const ilse = { ...mika, id: 'user-ilse' }

/** Keeps a list for each player. `answers` may hold a call back, or refuse it. */
function openServer() {
  const lists = new Map<string, SavedItem[]>()
  const calls: string[] = []
  let answers: () => Promise<void> = async () => {}
  const of = (player: string) => lists.get(player) ?? []
  let player = ''
  const called = async (call: string) => {
    const caller = player
    calls.push(`${caller} ${call}`)
    await answers()
    return caller
  }
  const fake = fakeApi(
    on(readSavedItems, async () => listOf(of(await called('reads')))),
    on(changeSavedItems, async ({ body: { add, remove } }) => {
      const changed = [...add.map(({ id }) => `+${id}`), ...remove.map((id) => `-${id}`)]
      const caller = await called(changed.join(' '))
      const kept = of(caller).filter(({ id }) => !remove.includes(id))
      const news = add.filter(({ id }) => !kept.some((entry) => entry.id === id))
      const items = news.map((entry) => ({ ...entry, item: market.find(({ id }) => id === entry.id) }))
      lists.set(caller, [...kept, ...items])
      return listOf(of(caller))
    }),
  )
  const api: Api = (endpoint, request, options) => {
    player = options?.session?.player.id ?? 'nobody'
    return fake(endpoint, request, options)
  }
  return {
    api,
    calls,
    ids: (id: string) => of(id).map((entry) => entry.id),
    save: (id: string, ...entries: SavedItem[]) => void lists.set(id, entries),
    answer: (next: () => Promise<void>) => void (answers = next),
  }
}

function openBrowser(server: ReturnType<typeof openServer>, browser = memoryStorage()) {
  const [tab, events] = [memoryStorage(), new EventTarget()]
  const sessions = createSessionStore({
    browser,
    tab,
    events,
    knowsAccount: async () => true,
    onEnd: () => {},
  })
  const queryClient = createQueryClient()
  const visitors = createItemStore({ storage: browser, events, key: 'items', limit: 10 })
  const saved = createSavedItems({ api: server.api, queryClient, sessions, visitors })
  return {
    browser,
    saved,
    queryClient,
    ids: () => saved.get().map(({ id }) => id),
    shows: (...items: readonly Item[]) =>
      vi.waitFor(() => expect([saved.getShown() && saved.get()]).toEqual([items])),
    signIn: (player = mika) => sessions.signIn({ player, token: storyToken }, 'tab'),
    signOut: () => sessions.signOut(),
  }
}

const entryOf = (item: Item): SavedItem => ({ id: item.id, item, priceCents: toCents(item.price ?? 0) })
const refuse = (status: number, serverMessage?: string) => async () => {
  throw new ApiError('refused', { status, serverMessage })
}

test('keeps what visitors save in this browser, and asks the server nothing', () => {
  const server = openServer()
  const { saved, browser } = openBrowser(server)
  saved.toggle(kestrelInterceptor)
  saved.toggle(calderaRidge)
  saved.toggle(kestrelInterceptor)
  expect([saved.get(), openBrowser(server, browser).ids(), server.calls]).toEqual([
    [calderaRidge],
    [calderaRidge.id],
    [],
  ])
})

test('joins what visitors have saved to the list of the player who signs in, once', async () => {
  const server = openServer()
  server.save(mika.id, { ...entryOf(calderaRidge), priceCents: 1250 })
  const { saved, signIn, signOut, shows } = openBrowser(server)
  saved.toggle(kestrelInterceptor)
  signIn()
  expect([saved.getShown(), saved.has(kestrelInterceptor.id)]).toEqual([undefined, true])
  await shows({ ...calderaRidge, formerPrice: 12.5 } as Item, kestrelInterceptor)
  signOut()
  expect(saved.get()).toEqual([])
  signIn(ilse)
  await shows()
  expect(server.calls).toEqual([`${mika.id} +${kestrelInterceptor.id}`, `${ilse.id} reads`])
})

test('keeps what visitors have saved until the server has answered', async () => {
  const server = openServer()
  const first = openBrowser(server)
  first.saved.toggle(kestrelInterceptor)
  server.answer(refuse(503))
  first.signIn()
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
  expect(first.saved.getShown()).toBeUndefined()
  first.saved.dispose()
  server.answer(async () => {})
  const second = openBrowser(server, first.browser)
  expect(second.ids()).toEqual([kestrelInterceptor.id])
  second.signIn()
  await second.shows(kestrelInterceptor)
})

test('keeps the list of a player while reading fails, and marks what is gone', async () => {
  const server = openServer()
  server.save(
    mika.id,
    entryOf(kestrelInterceptor),
    { ...entryOf(calderaRidge), delisted: true },
    { id: 'unknown' },
  )
  const { queryClient, signIn, shows } = openBrowser(server)
  signIn()
  const gone = [
    { ...calderaRidge, gone: true },
    { kind: 'collectible', id: 'unknown', gone: true },
  ] as const
  await shows(kestrelInterceptor, ...gone)
  server.answer(refuse(429))
  void queryClient.refetchQueries()
  await vi.waitFor(() => expect(server.calls).toHaveLength(2))
  await shows(kestrelInterceptor, ...gone)
})

test('shows a change at once, and sends one after the other', async () => {
  const server = openServer()
  const { saved, ids, signIn, shows } = openBrowser(server)
  signIn()
  await shows()
  const answer = Promise.withResolvers<void>()
  server.answer(() => answer.promise)
  for (const item of [kestrelInterceptor, calderaRidge, kestrelInterceptor]) saved.toggle(item)
  expect(ids()).toEqual([calderaRidge.id])
  await vi.waitFor(() => expect(server.calls).toHaveLength(2))
  answer.resolve()
  await vi.waitFor(() => expect(server.calls).toHaveLength(4))
  await shows(calderaRidge)
  expect(server.ids(mika.id)).toEqual([calderaRidge.id])
})

test('takes a refused change back, and says why', async () => {
  const server = openServer()
  server.save(mika.id, entryOf(calderaRidge))
  const { saved, ids, signIn, shows } = openBrowser(server)
  signIn()
  await shows(calderaRidge)
  server.answer(refuse(429, 'Too many attempts.'))
  saved.toggle(calderaRidge)
  expect(ids()).toEqual([])
  await shows(calderaRidge)
  server.answer(refuse(502))
  saved.toggle(kestrelInterceptor)
  expect(saved.has(kestrelInterceptor.id)).toBe(true)
  await shows(calderaRidge)
  expect(showToast.mock.calls.map(([{ message }]) => message)).toEqual([
    'Too many attempts.',
    { key: 'somethingWentWrong' satisfies keyof typeof messages },
  ])
})

test('shows a change that is made before the list is read, and lets no late answer undo it', async () => {
  const server = openServer()
  server.save(mika.id, entryOf(calderaRidge))
  const { saved, signIn, shows } = openBrowser(server)
  const late = Promise.withResolvers<void>()
  server.answer(() => late.promise)
  signIn()
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
  server.answer(async () => {})
  saved.toggle(other)
  expect(saved.has(other.id)).toBe(true)
  await shows(calderaRidge, other)
  server.save(mika.id)
  late.resolve()
  await vi.advanceTimersByTimeAsync(0)
  await shows(calderaRidge, other)
})

test('sends the change of a player who has signed out as theirs, and shows it to nobody else', async () => {
  const server = openServer()
  const { saved, ids, signIn, signOut, shows } = openBrowser(server)
  signIn()
  await shows()
  saved.toggle(kestrelInterceptor)
  saved.toggle(calderaRidge)
  signOut()
  expect([saved.get(), saved.getShown()]).toEqual([[], []])
  signIn(ilse)
  await vi.waitFor(() => expect(server.ids(mika.id)).toEqual([kestrelInterceptor.id, calderaRidge.id]))
  expect([ids(), server.ids(ilse.id)]).toEqual([[], []])
})

test('leaves the list in this browser where the server lacks the calls', async () => {
  const server = openServer()
  server.answer(refuse(404))
  const { saved, signIn, signOut, shows } = openBrowser(server)
  saved.toggle(kestrelInterceptor)
  signIn()
  saved.toggle(calderaRidge)
  await shows(kestrelInterceptor, calderaRidge)
  await vi.waitFor(() => expect(saved.isVisitors()).toBe(true))
  const { length } = server.calls
  saved.toggle(kestrelInterceptor)
  signOut()
  expect([saved.get(), server.calls.length]).toEqual([[calderaRidge], length])
})

test('keeps a removed item in its place until the list is opened again', () => {
  const { saved } = openBrowser(openServer())
  for (const item of [calderaRidge, kestrelInterceptor, other]) saved.toggle(item)
  saved.toggle(kestrelInterceptor)
  expect(saved.getShown()).toEqual([calderaRidge, kestrelInterceptor, other])
  saved.toggle(kestrelInterceptor)
  saved.toggle(calderaRidge)
  expect(saved.getShown()).toEqual([calderaRidge, kestrelInterceptor, other])
  saved.dropRemoved()
  expect(saved.getShown()).toEqual([other, kestrelInterceptor])
})
