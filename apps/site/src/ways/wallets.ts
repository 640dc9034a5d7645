import type { Wallet } from '@meridian/flows/wallet'
import { sandbox } from '../sandbox/sandbox.ts'

/** A wallet's provider, as far as the site uses it (EIP-1193). */
export interface EthereumProvider {
  request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>
  on?: (event: 'accountsChanged', hear: (accounts: readonly string[]) => void) => unknown
  removeListener?: (event: 'accountsChanged', hear: (accounts: readonly string[]) => void) => unknown
}

export interface InstalledWallet extends Wallet {
  provider: EthereumProvider
}

/** How a wallet announces itself (EIP-6963). */
interface Announcement {
  info: { uuid: string; name: string; icon: string; rdns: string }
  provider: EthereumProvider
}

/** How long wallets may take to announce themselves, in `ms`: those that are there do it at once. */
const announceMs = 250

const metamaskDomain = 'io.metamask'

/** All wallets of this browser; the sandbox brings one of its own unless every service is real. */
export async function findWallets(): Promise<readonly InstalledWallet[]> {
  await sandbox?.installDemoWallet()
  return discoverWallets(window)
}

/**
 * The wallets that announce themselves (EIP-6963), MetaMask first; where none does, the one that an older wallet has left
 * at `window.ethereum`.
 */
export async function discoverWallets(
  browser: EventTarget & { ethereum?: EthereumProvider & { isMetaMask?: boolean } },
): Promise<readonly InstalledWallet[]> {
  const found = new Map<string, Announcement>()
  const hear = (event: Event) => {
    const { info, provider } = (event as CustomEvent<Announcement>).detail
    found.set(info.uuid, { info, provider })
  }
  browser.addEventListener('eip6963:announceProvider', hear)
  browser.dispatchEvent(new Event('eip6963:requestProvider'))
  await new Promise((announced) => setTimeout(announced, announceMs))
  browser.removeEventListener('eip6963:announceProvider', hear)

  const { ethereum } = browser
  if (found.size === 0 && ethereum) {
    return [{ id: 'injected', name: ethereum.isMetaMask ? 'MetaMask' : 'Browser wallet', provider: ethereum }]
  }
  const isMetaMask = ({ info }: Announcement) => info.rdns.startsWith(metamaskDomain)
  return [...found.values()]
    .sort((one, other) => Number(isMetaMask(other)) - Number(isMetaMask(one)))
    .map(({ info: { uuid, name, icon }, provider }) => ({ id: uuid, name, icon, provider }))
}

/** Text as `personal_sign` wants it: the hexadecimal digits of its bytes. */
export const hexOf = (text: string): string =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
