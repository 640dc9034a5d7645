import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test('counts a version 4 address as one caller, however it is spelled', () => {
  expect(clientAddress('203.0.113.7')).toBe('203.0.113.7')
  expect(clientAddress('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('counts all version 6 addresses of one customer as one caller', () => {
  const network = '2001:db8:1:2::/64'
  expect(clientAddress('2001:db8:1:2::1')).toBe(network)
  expect(clientAddress('2001:db8:1:2:ffff:a:b:c')).toBe(network)
  expect(clientAddress('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
})

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::443', '2001:db8:1:2::/64'],
])('reads %s, as a proxy may write it, without port and brackets', (text, address) => {
  expect(clientAddress(text)).toBe(address)
})

test.each(['unknown', '203.0.113.7:port', '[2001:db8::1'])(
  'keeps %s, which is no address, as it is',
  (text) => {
    expect(clientAddress(text)).toBe(text)
  },
)
