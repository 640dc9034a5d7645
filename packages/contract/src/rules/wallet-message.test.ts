import { expect, test } from 'vitest'
import { readWalletMessage, walletMessage } from './wallet-message.ts'

const parts = {
  host: 'market.example',
  address: `0x${'ab'.repeat(20)}`,
  timeMs: Date.UTC(2117, 5, 15, 12),
}

test('names the site, the wallet and the time in a message, and reads them back', () => {
  const message = walletMessage(parts)
  expect(message).toContain('market.example')
  expect(message).toContain('2117-06-15T12:00:00.000Z')
  expect(readWalletMessage(message)).toEqual(parts)
})

test.each([
  ['another text', 'Please sign'],
  ['a line more', `${walletMessage(parts)}\nAnd pay`],
  ['a line between', walletMessage(parts).replace('\n\n', '\nAnd pay\n')],
  ['an address in capitals', walletMessage(parts).replaceAll('ab', 'AB')],
  ['a time that is none', walletMessage(parts).replace('2117', 'soon')],
  ['a time spelled otherwise', walletMessage(parts).replace('.000Z', 'Z')],
])('refuses %s as a message', (_, message) => {
  expect(readWalletMessage(message)).toBeNull()
})
