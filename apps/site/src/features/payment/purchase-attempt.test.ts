import { expect, test } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import {
  forgetAttempt,
  forgetReturned,
  markOpen,
  markSent,
  saveCardName,
  readCardName,
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

test('remembers a sent attempt over a reload until nothing was charged', () => {
  const storage = memoryStorage()
  expect(wasSent(storage, 'key-1')).toBe(false)
  markSent(storage, 'key-1', '')
  markSent(storage, 'key-2', 'pi_2_secret')
  markOpen(storage, 'key-2')
  expect([wasSent(storage, 'key-1'), wasSent(storage, 'key-2')]).toEqual([true, false])
})

test('saves the name on the card for its purchase alone', () => {
  const storage = memoryStorage()
  expect(readCardName(storage, 'key-1')).toBe('')
  saveCardName(storage, 'key-1', 'Mika Vale')
  expect([readCardName(storage, 'key-1'), readCardName(storage, 'key-2')]).toEqual(['Mika Vale', ''])
})

/** A tab that has sent payments for two items. */
function twoSent() {
  const storage = memoryStorage({ auth: 'kept' })
  const [first, second] = ['nfa-1', 'nfa-2'].map((itemId, index) => {
    const key = purchaseAttempt(storage, 'mika', itemId)
    markSent(storage, key, `pi_${index}_secret`)
    saveCardName(storage, key, 'Mika Vale')
    return key
  })
  return { storage, first: first!, second: second! }
}

const stateOf = ({ storage, first, second }: ReturnType<typeof twoSent>) => ({
  keys: [
    purchaseAttempt(storage, 'mika', 'nfa-1') === first,
    purchaseAttempt(storage, 'mika', 'nfa-2') === second,
  ],
  sent: [wasSent(storage, first), wasSent(storage, second)],
  names: [readCardName(storage, first), readCardName(storage, second)],
  auth: storage.get('auth'),
})

const kept = { keys: [true, true], sent: [true, true], names: ['Mika Vale', 'Mika Vale'], auth: 'kept' }
const firstForgotten = { keys: [false, true], sent: [false, true], names: ['', 'Mika Vale'], auth: 'kept' }

test('forgets a paid attempt, and no other', () => {
  const tab = twoSent()
  forgetAttempt(tab.storage, tab.first)
  expect(stateOf(tab)).toEqual(firstForgotten)
})

test('forgets the attempt whose payment the provider returned, and no other', () => {
  const tab = twoSent()
  forgetReturned(tab.storage, 'pi_0_secret')
  expect(stateOf(tab)).toEqual(firstForgotten)
})

test.each(['', 'pi_9_secret'])(
  'forgets nothing after a return that this tab did not send: "%s"',
  (secret) => {
    const tab = twoSent()
    markSent(tab.storage, 'key-3', '')
    forgetReturned(tab.storage, secret)
    expect([stateOf(tab), wasSent(tab.storage, 'key-3')]).toEqual([kept, true])
  },
)
