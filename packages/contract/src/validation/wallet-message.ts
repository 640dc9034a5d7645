/** Milliseconds that a message's time may differ from the server's. */
export const walletMessageLifeMs = 5 * 60 * 1000

/** A player signs this message to prove that a wallet is theirs. */
export interface WalletMessage {
  /** Names the requesting site, such as `https://market.example`; wallets warn when it is not the page's own. */
  origin: string
  /** In the mixed case of EIP-55. */
  address: string
  /** At least eight letters and digits, different in each message. */
  nonce: string
  /** Epoch `ms` at which the message was made. */
  timeMs: number
}

/**
 * Writes the message in the form of EIP-4361, which wallets recognize. The chain is always the main one, since an
 * account signs alike on all of them.
 */
export const walletMessage = ({ origin, address, nonce, timeMs }: WalletMessage): string =>
  [
    `${origin.replace(/^\w+:\/\//, '')} wants you to sign in with your Ethereum account:`,
    address,
    '',
    'Sign in to Meridian 2117. It costs nothing and moves nothing.',
    '',
    `URI: ${origin}`,
    'Version: 1',
    'Chain ID: 1',
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(timeMs).toISOString()}`,
  ].join('\n')

/** The server checks these parts of a signed message. */
export interface ReadWalletMessage {
  /** Without a port. The server refuses a signature for another site. */
  host: string
  /** Lower case. */
  address: string
  /** Epoch `ms`. */
  timeMs: number
}

/** Parses a message of `walletMessage`; `null` for any other. */
export function readWalletMessage(message: string): ReadWalletMessage | null {
  const found =
    /^\S+ wants you to sign in with your Ethereum account:\n(0x[\da-f]{40})\n\n.+\n\nURI: (\w+:\/\/(\S+?)(?::\d+)?)\nVersion: 1\nChain ID: 1\nNonce: ([\da-z]{8,})\nIssued At: (\S+)$/i.exec(
      message,
    )
  if (!found) return null
  const [, address = '', origin = '', host = '', nonce = '', time = ''] = found
  const timeMs = Date.parse(time)
  if (Number.isNaN(timeMs) || walletMessage({ origin, address, nonce, timeMs }) !== message) return null
  return { host, address: address.toLowerCase(), timeMs }
}
