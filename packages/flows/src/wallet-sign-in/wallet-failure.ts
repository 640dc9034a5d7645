import type { Message } from '@meridian-2117/contract/messages/message'

/** The player refused (EIP-1193). */
const userRejected = 4001
/** Another request of the site waits in the wallet, perhaps behind another window (EIP-1474). */
const alreadyPending = -32002

const fieldOf = (error: unknown, name: 'code' | 'message'): unknown =>
  typeof error === 'object' && error !== null && name in error
    ? (error as Record<typeof name, unknown>)[name]
    : undefined

/** Returns the message for a failed wallet, which may reject with a plain record in place of an error. */
export function walletFailure(error: unknown): Message {
  const code = fieldOf(error, 'code')
  if (code === userRejected) return { key: 'walletRefused' }
  const message = fieldOf(error, 'message')
  if (typeof message === 'string' && message !== '') return { key: 'walletFailed', parts: [message] }
  const reason: Message = { key: code === alreadyPending ? 'walletBusy' : 'walletFailedUnknown' }
  return { key: 'walletFailed', parts: [reason] }
}
