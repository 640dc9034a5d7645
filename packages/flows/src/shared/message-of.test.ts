import { expect, test } from 'vitest'
import { messageOf, serverMessageOf } from './message-of.ts'

const refusal = Object.assign(new Error('Request failed'), { serverMessage: 'Email is taken' })

test.each([
  ['a refusal of the server', refusal, 'Email is taken', 'Email is taken'],
  [
    'a refusal without words',
    Object.assign(new Error('Request failed'), { serverMessage: '' }),
    undefined,
    'Request failed',
  ],
  ['an odd refusal', { serverMessage: 404 }, undefined, 'Fallback'],
  ['an error', new Error('Network Error'), undefined, 'Network Error'],
  ['an error without words', new Error(''), undefined, 'Fallback'],
  ['a thrown sentence', 'broken', undefined, 'Fallback'],
  ['nothing', null, undefined, 'Fallback'],
])('%s', (_, error, server, message) => {
  expect([serverMessageOf(error), messageOf(error, 'Fallback')]).toEqual([server, message])
})
