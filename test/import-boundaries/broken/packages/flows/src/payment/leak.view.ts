import { serverMessageOf } from '@meridian/contract'
import { messages } from '@meridian/contract/messages/messages'

interface Refused {
  code?: string
  serverMessage?: string
}

export function leak(error: Error, { code, serverMessage }: Refused) {
  if (error.message === messages.alreadyPurchased) return 'owned' // refused: compared-message
  if (serverMessage?.includes('processed')) return 'pending' // refused: compared-message
  if (serverMessageOf(error) !== 'No') return 'unpaid' // refused: compared-message
  const ends = { [messages.amountWrong]: 'repriced' } // refused: compared-message
  const end = ends[error.message] // refused: compared-message
  switch (error.message /* refused: compared-message */) {
    case messages.intentFailed: // refused: compared-message
      return end
    default:
      return code === 'price_changed' || serverMessage === undefined || error.message === ''
  }
}
