import { expect, test } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import {
  forgetAttempts,
  keepName,
  keptName,
  markAttempt,
  purchaseAttempt,
  wasSent,
} from './purchase-attempt.ts'

test('an attempt keeps its key over a reload, and each purchase has its own', () => {
  const storage = memoryStorage()
  const key = purchaseAttempt(storage, 'mika', 'nfa-1')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(purchaseAttempt(storage, 'mika', 'nfa-1')).toBe(key)
  expect(purchaseAttempt(storage, 'mika', 'nfa-2')).not.toBe(key)
  expect(purchaseAttempt(storage, 'ilse', 'nfa-1')).not.toBe(key)
})

test('a payment that came back paid ends all attempts and touches nothing else', () => {
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

test('the name on the card outlives a reload, and ends with the purchase', () => {
  const storage = memoryStorage()
  expect(keptName(storage, 'key-1')).toBe('')
  keepName(storage, 'key-1', 'Mika Vale')
  expect([keptName(storage, 'key-1'), keptName(storage, 'key-2')]).toEqual(['Mika Vale', ''])
  forgetAttempts(storage)
  expect(keptName(storage, 'key-1')).toBe('')
})
