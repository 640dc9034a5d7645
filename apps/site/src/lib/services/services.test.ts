import {
  ApiError,
  readHistory,
  readMarket,
  readProfile,
  readUserActivities,
  signUp,
} from '@meridian/contract'
import { calderaRidge, kestrelInterceptor, mika, storyToken } from '@meridian/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import { noGates } from '../../../test/no-gates.ts'
import { createServices } from './services.ts'

const api = fakeApi(
  on(readMarket, () => listOf([])),
  on(readHistory, () => listOf([])),
  on(readUserActivities, () => listOf([])),
  on(readProfile, () => Promise.reject(new ApiError('refused', { status: 401 }))),
  on(signUp, () => Promise.reject(new ApiError('refused', { status: 401 }))),
)

function open() {
  let token: (() => string | undefined) | undefined
  const services = createServices({
    api: (given) => {
      token = given
      return api
    },
    browser: memoryStorage(),
    tab: memoryStorage(),
    events: new EventTarget(),
    loadCards: async () => null,
    gates: noGates,
  })
  return { services, token: () => token?.() }
}

test('calls carry the token of whoever is signed in at the time', () => {
  const { services, token } = open()
  expect(token()).toBeUndefined()
  services.sessions.signIn({ user: mika, token: storyToken }, 'tab')
  expect(token()).toBe(storyToken)
  services.sessions.end(['tab'])
  expect(token()).toBeUndefined()
  services.dispose()
})

test('logging out drops everything that was read for the player, and nothing else', async () => {
  const { services } = open()
  const { sessions, reads } = services
  const { client, market, history, userActivities } = await reads.load()
  sessions.signIn({ user: mika, token: storyToken }, 'tab')
  const preview = market({ limit: 4 })
  await client.prefetchQuery(preview)
  await client.prefetchQuery(history(mika.id))
  await client.prefetchQuery(userActivities(mika.id))
  expect(client.getQueryCache().getAll()).toHaveLength(3)
  sessions.end(['tab'])
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([preview.queryKey])
  services.dispose()
})

test('what was looked at is forgotten with the player who leaves, and what was saved stays', async () => {
  const { services } = open()
  const { sessions, reads, browser } = services
  const { saved, seen } = await reads.load()
  seen.put(kestrelInterceptor)
  saved.toggle(calderaRidge)
  sessions.signIn({ user: mika, token: storyToken }, 'tab')
  expect(seen.get()).toEqual([kestrelInterceptor])
  sessions.end(['tab'])
  expect([seen.get(), saved.get()]).toEqual([[], [calderaRidge]])
  expect(browser.names()).toEqual(['savedItems'])
  services.dispose()
})

test('a call that is refused although it carried the token has the session looked at', async () => {
  const { services } = open()
  const { sessions } = services
  const told = vi.fn<Parameters<typeof sessions.attend>[0]>()
  const refused = () => expect(services.api(readProfile, {})).rejects.toThrow(ApiError)
  sessions.attend(told)
  await refused()
  sessions.begin({ session: { user: mika, token: storyToken }, keep: 'tab' })
  const body = { email: 'mika@meridian.test', password: 'open-the-gate', confirmPassword: 'open-the-gate' }
  await expect(services.api(signUp, { body })).rejects.toThrow(ApiError)
  expect(told).not.toHaveBeenCalled()
  await refused()
  expect(told.mock.calls).toEqual([[{ type: 'account.doubt' }]])
  services.dispose()
})

test('a refusal of a token that has been replaced meanwhile says nothing about the new one', async () => {
  const { services } = open()
  const { sessions } = services
  const told = vi.fn<Parameters<typeof sessions.attend>[0]>()
  sessions.attend(told)
  sessions.begin({ session: { user: mika, token: 'token-1' }, keep: 'tab' })
  const refused = services.api(readProfile, {})
  sessions.renew({ session: { user: mika, token: 'token-2' }, keep: 'tab' })
  await expect(refused).rejects.toThrow(ApiError)
  expect(told).not.toHaveBeenCalled()
  services.dispose()
})
