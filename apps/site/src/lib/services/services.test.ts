import {
  ApiError,
  readHistory,
  readCollectibles,
  readProfile,
  readPlayerActivities,
  sessionRecord,
  signUp,
  type Profile,
} from '@meridian-2117/contract'
import { calderaRidge, kestrelInterceptor, mika, storyToken } from '@meridian-2117/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { fakeApi, listOf, on, reporting } from '../../../test/fake-api.ts'
import { noAuthProviders, noCards } from '../../../test/no-providers.ts'
import { playerKey } from '../api/queries.ts'
import { itemsQuery } from '../item/get-items.ts'
import { sessionKey } from '../storage/key-value-store.ts'
import { createServices, type ServicesOptions } from './services.ts'

const session = { player: mika, token: storyToken }
const refused = new ApiError('refused', { status: 401 })

function open({
  browser = memoryStorage(),
  tab = memoryStorage(),
}: Partial<Pick<ServicesOptions, 'browser' | 'tab'>> = {}) {
  const profile = vi.fn<() => Promise<{ player: Profile }>>(() => Promise.reject(refused))
  const api = fakeApi(
    on(readCollectibles, () => listOf([])),
    on(readHistory, () => Promise.reject(refused)),
    on(readPlayerActivities, () => listOf([])),
    on(readProfile, profile),
    on(signUp, () => Promise.reject(refused)),
  )
  let token: (() => string | undefined) | undefined
  const events = new EventTarget()
  const services = createServices({
    createApi: (calls) => {
      token = calls.token
      return reporting(api, calls)
    },
    browser,
    tab,
    events,
    loadCards: noCards,
    authProviders: noAuthProviders,
  })
  return {
    services,
    profile,
    token: () => token?.(),
    inform: () => events.dispatchEvent(Object.assign(new Event('storage'), { key: null })),
  }
}

test('sends the token of the current player', async () => {
  const { services, token } = open()
  await services.api(readCollectibles, {})
  expect(token()).toBeUndefined()
  services.sessions.signIn(session, 'tab')
  expect(token()).toBe(storyToken)
  services.sessions.signOut()
  expect(token()).toBeUndefined()
  services.dispose()
})

test('drops only the queries of the player on logout', async () => {
  const { services } = open()
  const { sessions, queryClient } = services
  const cached = () =>
    queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.data !== undefined })
      .map(({ queryKey }) => queryKey)
  sessions.signIn(session, 'tab')
  const preview = itemsQuery(services, 'collectible', { limit: 4 })
  await queryClient.prefetchQuery(preview)
  await queryClient.prefetchQuery({ queryKey: playerKey(mika.id, 'any'), queryFn: () => [] })
  expect(cached()).toHaveLength(2)
  sessions.signOut()
  expect(cached()).toEqual([preview.queryKey])
  services.dispose()
})

test('forgets the seen items of a player who signs out', () => {
  const { services } = open()
  const { sessions, seen, browser } = services
  seen.put(kestrelInterceptor)
  sessions.signIn(session, 'tab')
  expect(seen.get()).toEqual([kestrelInterceptor])
  sessions.signOut()
  expect(seen.get()).toEqual([])
  expect(browser.names()).toEqual([])
  services.dispose()
})

test('asks the server about the account when it refuses a token', async () => {
  const { services, profile } = open()
  const history = () => services.api(readHistory, { params: { playerId: mika.id } })
  await expect(history()).rejects.toThrow(ApiError)
  services.sessions.signIn(session, 'tab')
  const body = { email: 'mika@meridian.test', password: 'open-the-gate', confirmPassword: 'open-the-gate' }
  await expect(services.api(signUp, { body })).rejects.toThrow(ApiError)
  expect(profile).not.toHaveBeenCalled()
  await expect(history()).rejects.toThrow(ApiError)
  await vi.waitFor(() => expect(services.sessions.get()).toBeNull(), { timeout: 30_000 })
  expect(profile).toHaveBeenCalledOnce()
  services.dispose()
})

test.each(['tab', 'browser'] as const)(
  'forgets the seen items of a player whose session of the %s has ended, before anybody else sees them',
  (lifetime) => {
    const browser = memoryStorage()
    const { services: left } = open({ browser })
    left.sessions.signIn(session, lifetime)
    left.seen.put(kestrelInterceptor)
    left.dispose()
    browser.remove(sessionKey)
    const { services } = open({ browser })
    expect(services.seen.get()).toEqual([])
    expect(browser.get('recentlySeen') ?? '').not.toContain(kestrelInterceptor.id)
    services.dispose()
  },
)

test('keeps the seen items of a player whose session ends with the tab when another tab opens', () => {
  const [browser, tab] = [memoryStorage(), memoryStorage()]
  const { services: signedIn, inform } = open({ browser, tab })
  signedIn.seen.put(kestrelInterceptor)
  signedIn.sessions.signIn(session, 'tab')
  signedIn.seen.put(calderaRidge)
  const { services: other } = open({ browser })
  expect(other.seen.get()).toEqual([kestrelInterceptor])
  inform()
  expect(signedIn.seen.get()).toEqual([kestrelInterceptor, { ...calderaRidge, seenBy: mika.id }])
  signedIn.sessions.signOut()
  expect([tab.names(), browser.names()]).toEqual([[], []])
  for (const services of [signedIn, other]) services.dispose()
})

test('keeps the seen items over a reload of a signed-in tab, and those that a visitor signs in with', () => {
  const [browser, tab] = [memoryStorage(), memoryStorage()]
  const { services: before } = open({ browser, tab })
  before.seen.put(kestrelInterceptor)
  before.sessions.signIn(session, 'tab')
  before.seen.put(calderaRidge)
  before.dispose()
  const { services } = open({ browser, tab })
  expect(services.seen.get()).toEqual([kestrelInterceptor, { ...calderaRidge, seenBy: mika.id }])
  services.dispose()
})

test('keeps what a visitor has seen over a reload', () => {
  const browser = memoryStorage()
  const { services: before } = open({ browser })
  before.seen.put(kestrelInterceptor)
  before.dispose()
  const { services } = open({ browser })
  expect(services.seen.get()).toEqual([kestrelInterceptor])
  services.dispose()
})

test('shows a player nothing that another has seen', () => {
  const browser = memoryStorage()
  const { services: left } = open({ browser })
  left.sessions.signIn(session, 'browser')
  left.seen.put(kestrelInterceptor)
  left.dispose()
  const record = { player: { id: 'another', email: 'another@meridian.test' }, token: storyToken }
  const { services } = open({
    browser,
    tab: memoryStorage({ [sessionKey]: JSON.stringify(sessionRecord(record)) }),
  })
  expect(services.sessions.get()?.player.id).toBe('another')
  expect(services.seen.get()).toEqual([])
  services.dispose()
})
