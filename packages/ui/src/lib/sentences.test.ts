import { messages } from '@meridian/contract/rules/messages'
import { expect, test } from 'vitest'
import { around, sentenceIn } from './sentences.ts'
import { replaced } from './words.ts'

const words = new Map([
  replaced(messages, {
    alreadyPurchased: 'Das gehört dir schon',
    cardPaid: (amount) => `Bezahlt: ${amount}`,
    walletPopupSteps: ['Erstens', 'Zweitens', 'Drittens'],
  }),
])

test('a replaced catalogue has the host’s words, and its own where the host has none', () => {
  expect(words.get(messages)).toEqual({
    ...messages,
    alreadyPurchased: 'Das gehört dir schon',
    cardPaid: expect.any(Function) as unknown,
    walletPopupSteps: ['Erstens', 'Zweitens', 'Drittens'],
  })
})

test.each([
  ['a sentence of the catalogue', messages.alreadyPurchased, 'Das gehört dir schon'],
  ['a sentence made around its part', messages.cardPaid('$120'), 'Bezahlt: $120'],
  ['one line of several', messages.walletPopupSteps[1], 'Zweitens'],
  ['a sentence that the host left as it is', messages.paymentFailed, messages.paymentFailed],
  ['what no catalogue has', 'The bank says no', 'The bank says no'],
])('%s is said in the host’s words', (_, told, said) => {
  expect(sentenceIn(words, told)).toBe(said)
})

test('a part stands where the sentence wants it', () => {
  expect(around((name) => `${name} zahlt`)).toEqual(['', ' zahlt'])
  expect(around((name) => `Paying as ${name}`)).toEqual(['Paying as ', ''])
})
