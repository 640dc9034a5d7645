import { expect, test } from 'vitest'
import { formatMessage, type Message } from './message.ts'
import { messages } from './messages.ts'

const german = {
  ...messages,
  alreadyPurchased: 'Das gehört dir schon',
  cardPaid: (amount: string) => `Bezahlt: ${amount}`,
  walletFailed: (reason: string) => `Fehlgeschlagen: ${reason}`,
  walletBusy: 'Die Wallet wartet.',
}

test.each<[string, Message, string]>([
  ['a message by its key', { key: 'alreadyPurchased' }, 'Das gehört dir schon'],
  ['a message around its part', { key: 'cardPaid', parts: ['$120'] }, 'Bezahlt: $120'],
  [
    'a message around another',
    { key: 'walletFailed', parts: [{ key: 'walletBusy' }] },
    'Fehlgeschlagen: Die Wallet wartet.',
  ],
  ['a message without a translation', { key: 'paymentFailed' }, 'Payment failed. Please try again.'],
  [
    'a text of the server, even where it reads as a message does',
    messages.alreadyPurchased,
    messages.alreadyPurchased,
  ],
])('formats %s', (_, message, text) => {
  expect(formatMessage(message, german)).toBe(text)
})
