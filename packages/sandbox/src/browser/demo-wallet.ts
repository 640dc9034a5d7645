import { addr, eip191Signer } from 'micro-eth-signer'
import { readSwitches } from './switches.ts'

/** Storage key of the private key; the account stays the same while it is stored. */
const keyName = 'sandboxWalletKey'

/** Milliseconds before each answer. */
const answerMs = 500

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="black"/><path d="M12 4l7 8-7 8-7-8z" fill="none" stroke="orange" stroke-width="2"/></svg>',
)}`

/** Builds an error in the form of EIP-1193. */
const failure = (code: number, message: string) => Object.assign(new Error(message), { code })

const installed = new WeakSet<EventTarget>()

/**
 * Installs a wallet with a real secp256k1 key. It announces itself by EIP-6963 and answers as its switch says. A second
 * installation changes nothing.
 */
export function installDemoWallet(browser: EventTarget): void {
  if (installed.has(browser)) return
  installed.add(browser)
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: 'f5c14f0e-2117-4a1e-8b1d-5a4db0c0ffee',
      name: 'Sandbox Wallet',
      icon,
      rdns: 'test.meridian.sandbox',
    }),
    provider: Object.freeze({ request: answer }),
  })
  browser.addEventListener('eip6963:requestProvider', () => {
    if (readSwitches().wallet === 'missing') return
    browser.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}

async function answer({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
  await new Promise((thought) => setTimeout(thought, answerMs))
  const behaviour = readSwitches().wallet
  const { privateKey, address } = account()
  switch (method) {
    case 'wallet_revokePermissions':
      return null
    case 'eth_requestAccounts':
      if (behaviour === 'busy') {
        throw failure(
          -32002,
          `Request of type 'wallet_requestPermissions' already pending for origin ${window.location.origin}. Please wait.`,
        )
      }
      return behaviour === 'locked' ? [] : [address]
    case 'personal_sign':
      if (behaviour === 'rejects') throw failure(4001, 'User denied message signature.')
      if (behaviour === 'silent') return new Promise<never>(() => {})
      if (String(params[1]).toLowerCase() !== address.toLowerCase()) {
        throw failure(4100, 'The requested account has not been authorized by the user.')
      }
      return eip191Signer.sign(bytesOf(String(params[0])), privateKey)
    default:
      throw failure(4200, `The method "${method}" is not supported by the sandbox's wallet.`)
  }
}

let made: { privateKey: string; address: string } | undefined

/** Returns the wallet's only account, in MetaMask's checksum form (EIP-55). */
function account() {
  if (made) return made
  const stored = storedKey()
  made = stored ? { privateKey: stored, address: addr.fromPrivateKey(stored) } : addr.random()
  try {
    localStorage.setItem(keyName, made.privateKey)
  } catch {
    // Without storage the next page gets another account.
  }
  return made
}

function storedKey(): string | undefined {
  try {
    const stored = localStorage.getItem(keyName) ?? ''
    return addr.isValidPrivateKey(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function bytesOf(hex: string): Uint8Array {
  const digits = hex.replace(/^0x/, '').match(/../g) ?? []
  return Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16))
}
