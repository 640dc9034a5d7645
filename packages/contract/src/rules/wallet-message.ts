/** The largest difference between the time in a signed message and the server's, in `ms`. */
export const walletMessageLifeMs = 5 * 60 * 1000

/** The message that a player signs to prove that a wallet is theirs. */
export interface WalletMessage {
  /** The requesting site, such as `market.example`, without its port: a signature for another site is refused. */
  host: string
  /** Lower case. */
  address: string
  /** The time of its making, epoch `ms`. */
  timeMs: number
}

/** The text of the message, which the player reads in the wallet. */
export const walletMessage = ({ host, address, timeMs }: WalletMessage): string =>
  [
    `${host} asks you to prove that this wallet is yours.`,
    'It costs nothing and moves nothing.',
    '',
    `Wallet: ${address}`,
    `Time: ${new Date(timeMs).toISOString()}`,
  ].join('\n')

/** Parses the text of `walletMessage`; `null` for any other. */
export function readWalletMessage(message: string): WalletMessage | null {
  const found = /^(\S+) asks [^]*\nWallet: (0x[0-9a-f]{40})\nTime: (\S+)$/.exec(message)
  const [, host = '', address = '', time = ''] = found ?? []
  const read = { host, address, timeMs: Date.parse(time) }
  return Number.isNaN(read.timeMs) || walletMessage(read) !== message ? null : read
}
