import { ParsedMessage } from '@spruceid/siwe-parser'
import { expect, test } from 'vitest'
import { readWalletMessage, walletMessage } from './wallet-message.ts'

const parts = {
  origin: 'https://market.example:8443',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  nonce: '2117a1b2c3',
  timeMs: Date.UTC(2117, 5, 15, 12),
}
const { timeMs } = parts

test('writes a message that a parser of EIP-4361 reads', () => {
  expect(new ParsedMessage(walletMessage(parts))).toEqual({
    domain: 'market.example:8443',
    address: parts.address,
    statement: 'Sign in to Meridian 2117. It costs nothing and moves nothing.',
    uri: parts.origin,
    version: '1',
    chainId: 1,
    nonce: parts.nonce,
    issuedAt: '2117-06-15T12:00:00.000Z',
    uriElements: { scheme: 'https', host: 'market.example', port: 8443, path: '' },
  })
})

test('reads the host, the address and the time of a message', () => {
  const read = { host: 'market.example', address: parts.address.toLowerCase(), timeMs }
  expect(readWalletMessage(walletMessage(parts))).toEqual(read)
  expect(readWalletMessage(walletMessage({ ...parts, origin: 'http://market.example' }))).toEqual(read)
})

test.each([
  ['another text', 'Please sign'],
  ['a line more', `${walletMessage(parts)}\nAnd pay`],
  ['a line between', walletMessage(parts).replace('\n\nURI', '\nAnd pay\n\nURI')],
  ['another statement', walletMessage(parts).replace('nothing', 'much')],
  [
    'an address of another site than its host',
    walletMessage(parts).replace('URI: https://', 'URI: https://not.'),
  ],
  ['a short nonce', walletMessage({ ...parts, nonce: '2117' })],
  ['a time that is none', walletMessage(parts).replace('2117-06', 'soon')],
  ['a time spelled otherwise', walletMessage(parts).replace('.000Z', 'Z')],
])('refuses %s as a message', (_, message) => {
  expect(readWalletMessage(message)).toBeNull()
})
