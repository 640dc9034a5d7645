import { expect, test } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import {
  forgetAttempts,
  saveCardName,
  readCardName,
  markAttempt,
  purchaseAttempt,
  wasSent,
} from './purchase-attempt.ts'

test('keeps the key of an attempt over a reload, one for each purchase', () => {
  const storage = memoryStorage()
  const key = purchaseAttempt(storage, 'mika', 'nfa-1')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(purchaseAttempt(storage, 'mika', 'nfa-1')).toBe(key)
  expect(purchaseAttempt(storage, 'mika', 'nfa-2')).not.toBe(key)
  expect(purchaseAttempt(storage, 'ilse', 'nfa-1')).not.toBe(key)
})

test('forgets all attempts, and nothing else, after a paid payment', () => {
  const storage = memoryStorage({ auth: 'kept' })
  const key = purchaseAttempt(storage, 'mika', 'nfa-1')
  forgetAttempts(storage)
  expect(purchaseAttempt(storage, 'mika', 'nfa-1')).not.toBe(key)
  expect(storage.get('auth')).toBe('kept')
})

test('remembers a sent attempt over a reload until it is open or all is forgotten', () => {
  const storage = memoryStorage()
  expect(wasSent(storage, 'key-1')).toBe(false)
  markAttempt(storage, 'key-1', true)
  markAttempt(storage, 'key-2', true)
  markAttempt(storage, 'key-2', false)
  expect([wasSent(storage, 'key-1'), wasSent(storage, 'key-2')]).toEqual([true, false])
  forgetAttempts(storage)
  expect(wasSent(storage, 'key-1')).toBe(false)
})

test('saves the name on the card until the purchase ends', () => {
  const storage = memoryStorage()
  expect(readCardName(storage, 'key-1')).toBe('')
  saveCardName(storage, 'key-1', 'Mika Vale')
  expect([readCardName(storage, 'key-1'), readCardName(storage, 'key-2')]).toEqual(['Mika Vale', ''])
  forgetAttempts(storage)
  expect(readCardName(storage, 'key-1')).toBe('')
})
