import { expect, test } from 'vitest'
import { ApiError, failureMessage, serverMessageOf } from './contract.ts'

test.each([
  [
    'a refusal',
    new ApiError('refused', { serverMessage: 'Email is taken', message: 'Request failed' }),
    'Email is taken',
    'Email is taken',
  ],
  [
    'a refusal without words',
    new ApiError('refused', { message: 'Request failed' }),
    undefined,
    'Request failed',
  ],
  ['no answer', new ApiError('unreachable'), undefined, 'Fallback'],
  ['an error', new Error('Network Error'), undefined, 'Network Error'],
  ['an error without words', new Error(''), undefined, 'Fallback'],
  ['a thrown sentence', 'broken', undefined, 'Fallback'],
  ['nothing', null, undefined, 'Fallback'],
])('shows %s with the server’s message, else its own, else ours', (_, error, serverMessage, message) => {
  expect([serverMessageOf(error), failureMessage(error, 'Fallback')]).toEqual([serverMessage, message])
})
