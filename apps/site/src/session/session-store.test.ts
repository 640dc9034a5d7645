import { mika, storyToken } from '@meridian/contract/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage, tokenEnding } from '../../test/memory-storage.ts'
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

test('a token without an end lasts', () => {
  const { store } = open(saved(tokenEnding()))
  vi.advanceTimersByTime(10 * 365 * 86_400_000)
  expect(store.get()?.user.id).toBe(mika.id)
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
    store.update({ ...session, user: { ...mika, fullName: 'Mika Vex' } })
    const [record, other] = keep === 'browser' ? [browser, tab] : [tab, browser]
    expect(store.get()?.user.fullName).toBe('Mika Vex')
    expect(record.get('auth')).toContain('Mika Vex')
    expect(other.get('auth')).toBeNull()
  },
)

test('nobody is signed in by an update', () => {
  const { browser, tab, store } = open()
  store.update(session)
  expect([store.get(), browser.get('auth'), tab.get('auth')]).toEqual([null, null, null])
})

test('signing out removes the record from both storages and tells everyone once', () => {
  const { browser, tab, store } = open(saved(storyToken), saved(storyToken))
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  store.signOut()
  expect(store.get()).toBeNull()
  expect([browser.get('auth'), tab.get('auth')]).toEqual([null, null])
  expect(changed).toHaveBeenCalledOnce()
})

test('a session ends when its token does, however far off that is', () => {
  const days = 60
  const { browser, store } = open(saved(tokenEnding(now / 1000 + days * 86_400)))
  vi.advanceTimersByTime(days * 86_400_000 - 1)
  expect(store.get()?.user.id).toBe(mika.id)
  vi.advanceTimersByTime(1)
  expect(store.get()).toBeNull()
  expect(browser.get('auth')).toBeNull()
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

test('a store that is done with no longer watches anything', () => {
  const { browser, events, store } = open(saved(tokenEnding(now / 1000 + 60)))
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  store.dispose()
  browser.remove('auth')
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth' }))
  vi.advanceTimersByTime(120_000)
  expect(changed).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
