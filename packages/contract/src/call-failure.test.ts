import { expect, test } from 'vitest'
import { CallFailure, failureMessage, serverWords } from './contract.ts'

test.each([
  [
    'a refusal',
    new CallFailure('refused', { words: 'Email is taken', message: 'Request failed' }),
    'Email is taken',
    'Email is taken',
  ],
  [
    'a refusal without words',
    new CallFailure('refused', { message: 'Request failed' }),
    undefined,
    'Request failed',
  ],
  ['no answer', new CallFailure('unreachable'), undefined, 'Fallback'],
  ['an error', new Error('Network Error'), undefined, 'Network Error'],
  ['an error without words', new Error(''), undefined, 'Fallback'],
  ['a thrown sentence', 'broken', undefined, 'Fallback'],
  ['nothing', null, undefined, 'Fallback'],
])('%s is told in the server’s words, else its own, else ours', (_, error, words, message) => {
  expect([serverWords(error), failureMessage(error, 'Fallback')]).toEqual([words, message])
})
