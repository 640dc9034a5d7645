import { mika, storyToken } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../test/memory-storage.ts'
import { callQuery } from '../api/call-query.ts'
import { fakeApi, listOf, on } from '../../test/fake-api.ts'
import { noGates } from '../../test/no-gates.ts'
import { readHistory, readMarket, readUserActivities } from '@meridian/contract'
import { createServices } from './services.ts'

const api = fakeApi(
  on(readMarket, () => listOf([])),
  on(readHistory, () => listOf([])),
  on(readUserActivities, () => listOf([])),
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
  services.sessions.signOut()
  expect(token()).toBeUndefined()
  services.dispose()
})

test('logging out drops everything that was read for the player, and nothing else', async () => {
  const { services } = open()
  const { sessions, queries } = services
  sessions.signIn({ user: mika, token: storyToken }, 'tab')
  const params = { userId: mika.id }
  const market = callQuery(api, readMarket, { query: { limit: 4 } })
  await queries.prefetchQuery(market)
  await queries.prefetchQuery(callQuery(api, readHistory, { params }))
  await queries.prefetchQuery(callQuery(api, readUserActivities, { params }))
  expect(queries.getQueryCache().getAll()).toHaveLength(3)
  sessions.signOut()
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([market.queryKey])
  services.dispose()
})
