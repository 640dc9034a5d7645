import { expect, test } from 'vitest'
import { discoverWallets, hexOf } from './wallets.ts'

const provider = () => ({ request: async () => null })

/** A window in which wallets of these names are installed. */
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

test('every wallet that announces itself is found, MetaMask first', async () => {
  const { browser, installed } = browserWith(
    { name: 'Gatekeeper', rdns: 'example.gatekeeper' },
    { name: 'MetaMask', rdns: 'io.metamask' },
  )
  expect(await discoverWallets(browser)).toEqual([
    { id: 'uuid-1', name: 'MetaMask', icon: 'data:,', provider: installed[1]?.provider },
    { id: 'uuid-0', name: 'Gatekeeper', icon: 'data:,', provider: installed[0]?.provider },
  ])
})

test('a wallet that announces itself twice is one', async () => {
  const { browser } = browserWith({ name: 'MetaMask', rdns: 'io.metamask' })
  browser.addEventListener('eip6963:announceProvider', (event) => {
    if (!again) return
    again = false
    browser.dispatchEvent(Object.assign(new Event(event.type), { detail: (event as CustomEvent).detail }))
  })
  let again = true
  expect(await discoverWallets(browser)).toHaveLength(1)
})

test('an older wallet is found where it always was, unless another announces itself', async () => {
  const ethereum = { ...provider(), isMetaMask: true }
  expect(await discoverWallets(Object.assign(new EventTarget(), { ethereum }))).toEqual([
    { id: 'injected', name: 'MetaMask', provider: ethereum },
  ])
  const { browser } = browserWith({ name: 'Gatekeeper', rdns: 'example.gatekeeper' })
  const found = await discoverWallets(Object.assign(browser, { ethereum }))
  expect(found.map(({ name }) => name)).toEqual(['Gatekeeper'])
})

test('a browser without a wallet has none', async () => {
  expect(await discoverWallets(new EventTarget())).toEqual([])
})

test('a message is handed to the wallet byte by byte', () => {
  expect(hexOf('Gate ✓')).toBe('0x4761746520e29c93')
})
