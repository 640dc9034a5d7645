/** How far the time in a signed message may be from the server's, in `ms`. */
export const walletMessageLifeMs = 5 * 60 * 1000

/** What a wallet signs to prove that it is the player's. */
export interface WalletMessage {
  /** The site that asks, such as `market.example`, without its port: a signature that another site has asked for opens no door here. */
  host: string
  /** Lower case. */
  address: string
  /** When it was made, epoch `ms`. */
  timeMs: number
}

/** The message in words: the player reads them in the wallet. */
export const walletMessage = ({ host, address, timeMs }: WalletMessage): string =>
  [
    `${host} asks you to prove that this wallet is yours.`,
    'It costs nothing and moves nothing.',
    '',
    `Wallet: ${address}`,
    `Time: ${new Date(timeMs).toISOString()}`,
  ].join('\n')

/** Reads what `walletMessage` wrote; `null` for anything else. */
export function readWalletMessage(message: string): WalletMessage | null {
  const found = /^(\S+) asks [^]*\nWallet: (0x[0-9a-f]{40})\nTime: (\S+)$/.exec(message)
  const [, host = '', address = '', time = ''] = found ?? []
  const read = { host, address, timeMs: Date.parse(time) }
  return Number.isNaN(read.timeMs) || walletMessage(read) !== message ? null : read
}
