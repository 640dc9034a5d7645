import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { EthereumProvider, InstalledWallet } from '../../lib/services/auth-providers.ts'

/** Milliseconds to wait for announcements; installed wallets announce themselves at once. */
const announceMs = 250

const metamaskDomain = 'io.metamask'

const unnamed = 'Browser wallet'

/**
 * Returns the wallets that announce themselves (EIP-6963), MetaMask first; if there are none, the older wallet at
 * `window.ethereum`.
 */
export async function discoverWallets(
  browser: EventTarget & { ethereum?: unknown },
): Promise<readonly InstalledWallet[]> {
  const found: AnnouncedWallet[] = []
  const onAnnounce = (event: Event) => {
    const wallet = tolerated(() => readAnnouncement((event as CustomEvent<unknown>).detail))
    if (!wallet || found.some((b) => isSame(wallet, b))) return
    const isTaken = found.some(({ id }) => id === wallet.id)
    found.push(wallet.id === '' || isTaken ? { ...wallet, id: `wallet-${found.length}` } : wallet)
  }
  browser.addEventListener('eip6963:announceProvider', onAnnounce)
  browser.dispatchEvent(new Event('eip6963:requestProvider'))
  await new Promise((announced) => setTimeout(announced, announceMs))
  browser.removeEventListener('eip6963:announceProvider', onAnnounce)

  if (found.length === 0) return tolerated(() => readInjected(browser.ethereum)) ?? []
  return found
    .toSorted((a, b) => Number(b.isMetaMask) - Number(a.isMetaMask))
    .map(({ id, name, icon, provider }) => ({ id, name, icon, provider }))
}

/** Calls `onChange` with the accounts that the wallet shares. Returns a function that stops. */
export function watchAccounts(
  provider: EthereumProvider,
  onChange: (accounts: readonly string[]) => void,
): () => void {
  tolerated(() => provider.on?.('accountsChanged', onChange))
  return () => void tolerated(() => provider.removeListener?.('accountsChanged', onChange))
}

interface AnnouncedWallet extends InstalledWallet {
  isMetaMask: boolean
}

/** Reads an announcement; `undefined` without a usable provider. */
function readAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  const provider = fieldOf(detail, 'provider')
  if (!isProvider(provider)) return undefined
  const info = fieldOf(detail, 'info')
  const fieldText = (field: string) => textOf(fieldOf(info, field))
  const [icon, rdns] = [fieldText('icon'), fieldText('rdns')]
  return {
    id: fieldText('uuid'),
    name: fieldText('name') || rdns || unnamed,
    // Pages load no pictures from other origins.
    icon: icon.startsWith('data:') ? icon : undefined,
    provider,
    isMetaMask: rdns.startsWith(metamaskDomain),
  }
}

/** Reads the wallet at `window.ethereum`; empty if there is none. */
const readInjected = (ethereum: unknown): readonly InstalledWallet[] =>
  isProvider(ethereum)
    ? [{ id: 'injected', name: fieldOf(ethereum, 'isMetaMask') ? 'MetaMask' : unnamed, provider: ethereum }]
    : []

/** Compares more than the `uuid`: a wallet may announce itself twice, and some copy the `uuid` of another. */
const isSame = (a: AnnouncedWallet, other: AnnouncedWallet): boolean =>
  a.name === other.name && (a.provider === other.provider || (a.id !== '' && a.id === other.id))

const isProvider = (value: unknown): value is EthereumProvider =>
  typeof fieldOf(value, 'request') === 'function'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Runs a call into a wallet's code, which may throw anything at any time. */
function tolerated<Value>(call: () => Value): Value | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}

/** Returns a text in the form of `personal_sign`: the hexadecimal digits of its bytes. */
export const hexOf = (text: string): string =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Returns an address in the mixed case of EIP-55, by which wallets notice a mistyped one. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return `0x${Array.from(digits, (digit, index) => (hash.charAt(index) >= '8' ? digit.toUpperCase() : digit)).join('')}`
}
