import { mika, storyToken } from '@meridian-2117/contract/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage, tokenEnding } from '../../../test/memory-storage.ts'
import { createSessionStore, tokenEnd, type SessionEnd } from './session-store.ts'

const now = Date.UTC(2117, 5, 15)
const session = { player: mika, token: storyToken }
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
  const knowsAccount = vi.fn<(signal: AbortSignal) => Promise<boolean>>(async () => true)
  const onEnd = vi.fn<(reason: SessionEnd) => void>()
  const store = createSessionStore({ browser, tab, events, knowsAccount, onEnd })
  return { browser, tab, events, store, knowsAccount, onEnd }
}

test('starts logged out', () => {
  expect(open().store.get()).toBeNull()
})

test('restores a saved session from either storage', () => {
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
])('removes %s and starts logged out', (_, record) => {
  const { browser, tab, store } = open(record, record)
  expect(store.get()).toBeNull()
  expect(browser.get('auth')).toBeNull()
  expect(tab.get('auth')).toBeNull()
})

test('removes a damaged record, and restores the good one of the other storage', () => {
  const { browser, store } = open('{bad', saved(storyToken))
  expect(store.get()).toEqual(session)
  expect(browser.get('auth')).toBeNull()
})

test('writes the session to the storage of the sign-in alone', () => {
  const { browser, tab, store } = open()
  store.signIn(session, 'browser')
  const written = JSON.parse(browser.get('auth') ?? '') as Record<string, Record<string, string>>
  expect(written['user']?.['_id']).toBe(mika.id)
  expect(written['user']?.['FullName']).toBe(mika.fullName)
  expect(written['token']).toBe(storyToken)
  expect(written['isLoggedInUser']).toBe(true)
  expect(tab.get('auth')).toBeNull()
})

test('restores after a reload the session that signing in wrote', () => {
  const { browser, store } = open()
  store.signIn(session, 'browser')
  expect(open(browser.get('auth') ?? '').store.get()).toEqual(session)
})

test.each(['browser', 'tab'] as const)(
  "keeps the server's news of the player in the %s alone",
  (lifetime) => {
    const { browser, tab, store } = open()
    store.signIn(session, lifetime)
    store.update({ ...mika, fullName: 'Mika Vex' }, 'token-2')
    const [record, other] = lifetime === 'browser' ? [browser, tab] : [tab, browser]
    expect(store.get()).toEqual({ player: { ...mika, fullName: 'Mika Vex' }, token: 'token-2' })
    expect(record.get('auth')).toContain('Mika Vex')
    expect(other.get('auth')).toBeNull()
  },
)

test('ignores an update for another player or none', () => {
  const { browser, tab, store } = open()
  store.update(mika)
  expect([store.get(), browser.get('auth'), tab.get('auth')]).toEqual([null, null, null])
  store.signIn(session, 'tab')
  store.update({ ...mika, id: 'user-ilse' })
  expect(store.get()).toEqual(session)
})

test('removes both records on logout, and notifies once', () => {
  const { browser, tab, store } = open(saved(storyToken), saved(storyToken))
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  store.signOut()
  expect([store.get(), browser.get('auth'), tab.get('auth')]).toEqual([null, null, null])
  expect(changed).toHaveBeenCalledOnce()
})

const day = 86_400_000

test('ends the session when its token expires, and leaves those of other tabs', async () => {
  const { browser, tab, store, onEnd } = open(saved(storyToken))
  store.dispose()
  const tabStore = createSessionStore({
    browser,
    tab,
    events: new EventTarget(),
    knowsAccount: async () => true,
    onEnd,
  })
  tabStore.signIn({ player: mika, token: tokenEnding((now + 60 * day) / 1000) }, 'tab')
  browser.set('auth', saved(storyToken))
  await vi.advanceTimersByTimeAsync(60 * day - 1)
  expect([tabStore.get() === null, onEnd.mock.calls]).toEqual([false, []])
  await vi.advanceTimersByTimeAsync(1)
  expect([tabStore.get(), tab.get('auth'), browser.get('auth')]).toEqual([null, null, saved(storyToken)])
  expect(onEnd.mock.calls).toEqual([['expired']])
})

test('ends a session with an undecodable token at once', async () => {
  const { store, onEnd } = open()
  store.signIn({ player: mika, token: 'nonsense' }, 'tab')
  await vi.advanceTimersByTimeAsync(0)
  expect([store.get(), onEnd.mock.calls]).toEqual([null, [['expired']]])
})

test('waits for the expiry of the newest token', async () => {
  const { store, onEnd } = open()
  store.signIn({ player: mika, token: tokenEnding(now / 1000 + 60) }, 'tab')
  store.update(mika, tokenEnding())
  await vi.advanceTimersByTimeAsync(10 * 365 * day)
  expect([store.get()?.token, onEnd.mock.calls]).toEqual([tokenEnding(), []])
})

test('ends the session after a refusal if the server does not know the account', async () => {
  const { tab, store, knowsAccount, onEnd } = open(undefined, saved(storyToken))
  store.reportUnauthorized(storyToken)
  store.reportUnauthorized(storyToken)
  await vi.advanceTimersByTimeAsync(0)
  expect([store.get(), knowsAccount.mock.calls.length]).toEqual([session, 1])
  knowsAccount.mockResolvedValue(false)
  store.reportUnauthorized(storyToken)
  await vi.advanceTimersByTimeAsync(0)
  expect([store.get(), tab.get('auth'), onEnd.mock.calls]).toEqual([null, null, [['unknown']]])
})

test.each([
  ['cannot be asked', () => Promise.reject(new Error('Network Error'))],
  [
    'answers too late',
    (signal: AbortSignal) =>
      new Promise<boolean>((answer) => signal.addEventListener('abort', () => answer(false))),
  ],
])('keeps the session after a refusal if the server %s', async (_, answer) => {
  const { store, knowsAccount, onEnd } = open(undefined, saved(storyToken))
  knowsAccount.mockImplementation(answer)
  store.reportUnauthorized(storyToken)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([store.get(), onEnd.mock.calls]).toEqual([session, []])
  store.reportUnauthorized(storyToken)
  expect(knowsAccount).toHaveBeenCalledTimes(2)
})

test('ignores the refusal of a replaced token', async () => {
  const { store, knowsAccount, onEnd } = open(undefined, saved(storyToken))
  const answer = Promise.withResolvers<boolean>()
  knowsAccount.mockReturnValue(answer.promise)
  store.reportUnauthorized(storyToken)
  store.update(mika, tokenEnding())
  answer.resolve(false)
  store.reportUnauthorized(storyToken)
  await vi.advanceTimersByTimeAsync(0)
  expect([store.get()?.token, onEnd.mock.calls, knowsAccount.mock.calls.length]).toEqual([
    tokenEnding(),
    [],
    1,
  ])
})

const token = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

test('reads the expiry of a token with any letters', () => {
  // Each name starts at another byte of a base64 group, and needs characters that only base64url has.
  const names = ['Zoë Ødegård', 'Zoë Ødegård ', 'Zoë Ødegård  ', '🛰️>>>???']
  expect(names.map((name) => tokenEnd(token({ name, exp: 60 })))).toEqual(names.map(() => 60_000))
  expect(names.map((name) => token({ name })).join('')).toMatch(/[-_]/)
})

test('returns Infinity for a token without an expiry', () => {
  expect(tokenEnd(token({ sub: 'user-mika' }))).toBe(Infinity)
})

test.each([
  '',
  'nonsense',
  'a.b',
  'a.%%%.c',
  `a.${btoa('null')}.c`,
  token({ exp: '2126-11-27' }),
  token({ exp: null }),
])('takes a text that is no token as ended: %j', (text) => {
  expect(tokenEnd(text)).toBe(-Infinity)
})

/** Opens two tabs of one browser. `inform` delivers the event that tells a tab of the other's change. */
function openTwo(first?: string, own?: string) {
  const browser = memoryStorage(first === undefined ? {} : { auth: first })
  const openTab = (tab = memoryStorage()) => {
    const events = new EventTarget()
    const onEnd = vi.fn<(reason: SessionEnd) => void>()
    const store = createSessionStore({ browser, tab, events, knowsAccount: async () => false, onEnd })
    return { store, tab, onEnd, inform: (name = 'storage') => events.dispatchEvent(new Event(name)) }
  }
  return {
    browser,
    here: openTab(own === undefined ? undefined : memoryStorage({ auth: own })),
    there: openTab(),
  }
}

const ilse = { player: { ...mika, id: 'user-ilse' }, token: storyToken }

test('logs out with another tab, and says so', () => {
  const { here, there } = openTwo(saved(storyToken))
  there.store.signOut()
  expect(there.onEnd).not.toHaveBeenCalled()
  here.inform()
  expect(here.store.get()).toBeNull()
  here.inform()
  expect(here.onEnd.mock.calls).toEqual([['elsewhere']])
})

test('logs out nobody but its own player', () => {
  const { browser, here, there } = openTwo(
    JSON.stringify({ user: ilse.player, token: ilse.token }),
    saved(storyToken),
  )
  here.store.signOut()
  there.inform()
  expect([here.store.get(), here.tab.get('auth')]).toEqual([null, null])
  expect(there.store.get()).toEqual(ilse)
  expect(there.onEnd).not.toHaveBeenCalled()
  expect(browser.get('auth')).toBe(JSON.stringify({ user: ilse.player, token: ilse.token }))
})

test('follows another tab that signs another player in for all', () => {
  const { here, there } = openTwo(saved(storyToken))
  there.store.signIn(ilse, 'browser')
  here.inform()
  expect([here.store.get(), here.onEnd.mock.calls]).toEqual([ilse, []])
})

test('keeps the session of the tab when another tab signs in', () => {
  const { here, there } = openTwo(undefined, saved(storyToken))
  there.store.signIn(ilse, 'browser')
  here.inform()
  expect(here.store.get()).toEqual(session)
})

test.each([
  ['another player', ilse],
  ['the same', session],
])('keeps the shared session when another tab signs %s in for itself', (_, player) => {
  const { browser, here, there } = openTwo(saved(storyToken))
  there.store.signIn(player, 'tab')
  here.inform()
  expect([here.store.get(), there.store.get()]).toEqual([session, player])
  expect([browser.get('auth'), here.onEnd.mock.calls]).toEqual([saved(storyToken), []])
})

test('gives up the session of the tab when it signs a player in for all', () => {
  const { browser, here } = openTwo(undefined, saved(storyToken))
  here.store.signIn(ilse, 'browser')
  expect(here.tab.get('auth')).toBeNull()
  expect(browser.get('auth')).toContain('user-ilse')
})

test.each(['visibilitychange', 'pageshow', 'focus'])(
  'finds at %s that the token has ended while the computer slept',
  (name) => {
    const { browser, here } = openTwo(saved(tokenEnding(now / 1000 + 60)))
    // The clock advances, but no timer does.
    vi.setSystemTime(now + 61_000)
    here.inform(name)
    expect([here.store.get(), browser.get('auth'), here.onEnd.mock.calls]).toEqual([
      null,
      null,
      [['expired']],
    ])
  },
)

test('finds the change of another tab that it was not told about', () => {
  const { here, there } = openTwo()
  there.store.signIn(session, 'browser')
  here.inform('pageshow')
  expect(here.store.get()).toEqual(session)
})

test('stays signed out beside the session of other tabs after its own has ended', () => {
  const { browser, here } = openTwo(saved(storyToken), saved(tokenEnding(now / 1000 + 60)))
  vi.setSystemTime(now + 61_000)
  here.inform('focus')
  here.inform('focus')
  expect([here.store.get(), browser.get('auth')]).toEqual([null, saved(storyToken)])
})

test('overwrites no newer token with the player that an older tab knows', () => {
  const { browser, here, there } = openTwo(saved(storyToken))
  there.store.update(mika, tokenEnding())
  here.store.update({ ...mika, fullName: 'Mika Vex' })
  expect(JSON.parse(browser.get('auth') ?? '')).toHaveProperty('token', tokenEnding())
})

test('removes no newer token after the refusal of an older one', async () => {
  const { browser, here, there } = openTwo(saved(storyToken))
  here.store.reportUnauthorized(storyToken)
  there.store.update(mika, tokenEnding())
  await vi.advanceTimersByTimeAsync(0)
  expect([here.store.get()?.token, here.onEnd.mock.calls]).toEqual([tokenEnding(), []])
  expect(browser.get('auth')).toContain(tokenEnding())
})

test('ignores other tabs after it is disposed', () => {
  const { browser, events, store } = open(saved(storyToken))
  const changed = vi.fn<() => void>()
  store.subscribe(changed)
  store.dispose()
  browser.remove('auth')
  events.dispatchEvent(new Event('storage'))
  expect([store.get(), changed.mock.calls.length]).toEqual([session, 0])
})
