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

test('keeps a text that is no address as it is', () => {
  expect(clientAddress('unknown')).toBe('unknown')
})
