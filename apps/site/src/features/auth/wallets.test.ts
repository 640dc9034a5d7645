import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checksumAddress, discoverWallets, hexOf } from './wallets.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Searches for wallets for as long as they may take to announce themselves. */
async function discover(browser: Parameters<typeof discoverWallets>[0]) {
  const found = discoverWallets(browser)
  await vi.runAllTimersAsync()
  return found
}

const provider = () => ({ request: async () => null })

/** Makes a window with installed wallets of these names. */
function browserWith(...wallets: readonly { name: string; rdns: string }[]) {
  const browser = new EventTarget()
  const installed = wallets.map(({ name, rdns }, index) => ({
    info: { uuid: `uuid-${index}`, name, rdns, icon: 'data:,' },
    provider: provider(),
  }))
  for (const detail of installed)
    browser.addEventListener('eip6963:requestProvider', () =>
      browser.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail })),
    )
  return { browser, installed }
}

test('finds every wallet that announces itself, MetaMask first', async () => {
  const { browser, installed } = browserWith(
    { name: 'Gatekeeper', rdns: 'example.gatekeeper' },
    { name: 'MetaMask', rdns: 'io.metamask' },
  )
  expect(await discover(browser)).toEqual([
    { id: 'uuid-1', name: 'MetaMask', icon: 'data:,', provider: installed[1]?.provider },
    { id: 'uuid-0', name: 'Gatekeeper', icon: 'data:,', provider: installed[0]?.provider },
  ])
})

test('counts a wallet that announces itself twice once', async () => {
  const { browser } = browserWith({ name: 'MetaMask', rdns: 'io.metamask' })
  browser.addEventListener('eip6963:announceProvider', (event) => {
    if (!again) return
    again = false
    browser.dispatchEvent(Object.assign(new Event(event.type), { detail: (event as CustomEvent).detail }))
  })
  let again = true
  expect(await discover(browser)).toHaveLength(1)
})

test('finds an older wallet by its global, unless another announces itself', async () => {
  const ethereum = { ...provider(), isMetaMask: true }
  expect(await discover(Object.assign(new EventTarget(), { ethereum }))).toEqual([
    { id: 'injected', name: 'MetaMask', provider: ethereum },
  ])
  const { browser } = browserWith({ name: 'Gatekeeper', rdns: 'example.gatekeeper' })
  const found = await discover(Object.assign(browser, { ethereum }))
  expect(found.map(({ name }) => name)).toEqual(['Gatekeeper'])
})

/** Makes a window with these announcements, before MetaMask's own. */
function browserAnnouncing(...details: readonly unknown[]) {
  const { browser } = browserWith({ name: 'MetaMask', rdns: 'io.metamask' })
  for (const detail of details)
    browser.addEventListener('eip6963:requestProvider', () =>
      browser.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail })),
    )
  return browser
}

const throwing = {
  get info(): never {
    throw new Error('Locked')
  },
  provider: provider(),
}

test.each<[string, unknown, readonly string[]]>([
  ['no detail', null, []],
  ['a text as detail', 'wallet', []],
  ['getters that throw', throwing, []],
  ['no provider', { info: { uuid: 'a', name: 'Gatekeeper', rdns: 'example.gatekeeper' } }, []],
  ['a provider that cannot be asked', { info: { uuid: 'a', name: 'Gatekeeper' }, provider: {} }, []],
  ['no info', { provider: provider() }, ['Browser wallet']],
  ['no rdns', { info: { uuid: 'a', name: 'Gatekeeper' }, provider: provider() }, ['Gatekeeper']],
  [
    'an rdns that is no text',
    { info: { name: 'Gatekeeper', rdns: 7 }, provider: provider() },
    ['Gatekeeper'],
  ],
  [
    'no name',
    { info: { uuid: 'a', rdns: 'example.gatekeeper' }, provider: provider() },
    ['example.gatekeeper'],
  ],
  [
    'the uuid of MetaMask',
    { info: { uuid: 'uuid-0', name: 'Gatekeeper' }, provider: provider() },
    ['Gatekeeper'],
  ],
])('finds MetaMask beside a wallet with %s', async (_, detail, others) => {
  const found = await discover(browserAnnouncing(detail))
  expect(found.map(({ name }) => name)).toEqual(['MetaMask', ...others])
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
})

test('fetches no picture from outside the announcement', async () => {
  const info = { uuid: 'a', name: 'Gatekeeper', icon: 'https://gatekeeper.example/icon.png' }
  const found = await discover(browserAnnouncing({ info, provider: provider() }))
  expect(found.map(({ icon }) => icon)).toEqual(['data:,', undefined])
})

test("ignores an older wallet's global that cannot be asked", async () => {
  expect(await discover(Object.assign(new EventTarget(), { ethereum: {} }))).toEqual([])
})

test('finds none in a browser without a wallet', async () => {
  expect(await discover(new EventTarget())).toEqual([])
})

test('passes a message to the wallet as hexadecimal bytes', () => {
  expect(hexOf('Gate ✓')).toBe('0x4761746520e29c93')
})

test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
])('writes the address %s in the mixed case of EIP-55', (address) => {
  expect(checksumAddress(address.toLowerCase())).toBe(address)
})
