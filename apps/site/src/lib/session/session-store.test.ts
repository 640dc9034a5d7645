import { mika, storyToken } from '@meridian/contract/fixtures'
import type { SessionEvent } from '@meridian/flows/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage, tokenEnding } from '../../../test/memory-storage.ts'
import { createSessionStore } from './session-store.ts'

const now = Date.UTC(2117, 5, 15)
const session = { user: mika, token: storyToken }
const saved = (token: string) => JSON.stringify({ user: mika, token })

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

function open(browserRecord?: string, tabRecord?: string) {
  const browser = memoryStorage(browserRecord === undefined ? {} : { auth: browserRecord })
  const tab = memoryStorage(tabRecord === undefined ? {} : { auth: tabRecord })
  const events = new EventTarget()
  return { browser, tab, events, store: createSessionStore({ browser, tab, events }) }
}

test('a session starts logged out', () => {
  expect(open().store.get()).toBeNull()
})

test('a saved session is restored from either storage', () => {
  expect(open(saved(storyToken)).store.get()).toEqual(session)
  expect(open(undefined, saved(storyToken)).store.get()).toEqual(session)
})

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a record without a user', JSON.stringify({ token: storyToken })],
  ['a record without a token', JSON.stringify({ user: mika })],
  ['a token that cannot be decoded', saved('nonsense')],
  ['a token that ended a second ago', saved(tokenEnding(now / 1000 - 1))],
])('%s counts as logged out and is removed', (_, record) => {
  const { browser, tab, store } = open(record, record)
  expect(store.get()).toBeNull()
  expect(browser.get('auth')).toBeNull()
  expect(tab.get('auth')).toBeNull()
})

test('a damaged record is removed, and a good one in the other storage counts', () => {
  const { browser, store } = open('{bad', saved(storyToken))
  expect(store.get()).toEqual(session)
  expect(browser.get('auth')).toBeNull()
})

test('signing in for the browser writes local storage only, for the tab session storage only', () => {
  const { browser, tab, store } = open()
  store.signIn(session, 'browser')
  const written = JSON.parse(browser.get('auth') ?? '') as Record<string, Record<string, string>>
  expect(written['user']?.['_id']).toBe(mika.id)
  expect(written['user']?.['FullName']).toBe(mika.fullName)
  expect(written['token']).toBe(storyToken)
  expect(written['isLoggedInUser']).toBe(true)
  expect(tab.get('auth')).toBeNull()
  store.signIn(session, 'tab')
  expect(browser.get('auth')).toBeNull()
  expect(tab.get('auth')).not.toBeNull()
})

test('what signing in writes is what a reload restores', () => {
  const { browser, store } = open()
  store.signIn(session, 'browser')
  expect(open(browser.get('auth') ?? '').store.get()).toEqual(session)
})

test.each(['browser', 'tab'] as const)(
  'what the server says of the player now is kept in the %s alone',
  (keep) => {
    const { browser, tab, store } = open()
    store.signIn(session, keep)
    store.update({ ...mika, fullName: 'Mika Vex' }, 'token-2')
    const [record, other] = keep === 'browser' ? [browser, tab] : [tab, browser]
    expect(store.get()).toEqual({ user: { ...mika, fullName: 'Mika Vex' }, token: 'token-2' })
    expect(record.get('auth')).toContain('Mika Vex')
    expect(other.get('auth')).toBeNull()
  },
)

test('nobody is signed in by an update, and nobody becomes somebody else', () => {
  const { browser, tab, store } = open()
  store.update(mika)
  expect([store.get(), browser.get('auth'), tab.get('auth')]).toEqual([null, null, null])
  store.signIn(session, 'tab')
  store.update({ ...mika, id: 'user-ilse' })
  expect(store.get()).toEqual(session)
})

test('the end of a session removes the records it is told to, and tells everyone once', () => {
  const { browser, tab, store } = open(saved(storyToken), saved(storyToken))
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  store.end(['tab'])
  expect(store.get()).toBeNull()
  expect([browser.get('auth') === null, tab.get('auth')]).toEqual([false, null])
  expect(changed).toHaveBeenCalledOnce()
})

test('logging out in another tab logs out here', () => {
  const { browser, events, store } = open(saved(storyToken))
  browser.remove('auth')
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }))
  expect(store.get()).toBeNull()
})

test('a tab with a session of its own keeps it when another tab signs in', () => {
  const { browser, events, store } = open(undefined, saved(storyToken))
  const other = { user: { ...mika, id: 'user-ilse' }, token: storyToken }
  browser.set('auth', JSON.stringify(other))
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }))
  expect(store.get()).toEqual(session)
})

test('once the flow is there, it decides', () => {
  const { browser, tab, events, store } = open(undefined, saved(storyToken))
  const told: SessionEvent[] = []
  const leave = store.attend((event) => told.push(event))
  store.signIn(session, 'browser')
  store.update(mika, 'token-2')
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }))
  store.tell({ type: 'logOut.ask' })
  expect(told).toEqual([
    { type: 'player.enter', kept: { session, keep: 'browser' } },
    { type: 'player.change', user: mika, token: 'token-2' },
    { type: 'records.change', records: { browser: null, tab: session } },
    { type: 'logOut.ask' },
  ])
  expect([store.get(), browser.get('auth'), tab.get('auth')]).toEqual([session, null, saved(storyToken)])
  leave()
  store.signIn(session, 'browser')
  expect(told).toHaveLength(4)
})

test('what the flow is told before it comes waits for it, and is told once', () => {
  const { store } = open(saved(storyToken))
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  store.tell({ type: 'logOut.ask' })
  expect([store.waiting(), changed.mock.calls.length]).toEqual([1, 1])
  const told: SessionEvent[] = []
  store.attend((event) => told.push(event))
  store.attend((event) => told.push(event))
  expect([store.waiting(), told]).toEqual([0, [{ type: 'logOut.ask' }]])
})

test('a storage event about something else changes nothing', () => {
  const { browser, events, store } = open(saved(storyToken))
  browser.remove('auth')
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'paymentItem' }))
  expect(store.get()).toEqual(session)
})

test('a store that is done with no longer hears of other tabs', () => {
  const { browser, events, store } = open(saved(storyToken))
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  store.dispose()
  browser.remove('auth')
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }))
  expect([store.get(), changed.mock.calls.length]).toEqual([session, 0])
})
