import { ApiError } from '@meridian/contract'
import { expect, test } from 'vitest'
import { hidden, plain } from './plain.ts'

test.each([
  ['a token', { token: 'abc' }, { token: hidden }],
  ['a password', { form: { newPassword: 'abc' } }, { form: { newPassword: hidden } }],
  ['an intent’s secret', { clientSecret: 'pi_1_secret_2' }, { clientSecret: hidden }],
  [
    'a signature',
    { signed: { message: 'Hi', signature: '0x12' } },
    { signed: { message: 'Hi', signature: hidden } },
  ],
  ['the code that Discord gives', { code: 'a-proof-of-discord' }, { code: hidden }],
  ['a web token in a text', { text: 'Bearer eyJhbGci.eyJzdWIi.c2ln' }, { text: `Bearer ${hidden}` }],
  ['an intent’s secret in a text', ['sent pi_3_secret_x9'], [`sent ${hidden}`]],
  ['a signature in a text', [`0x${'ab'.repeat(65)}`], [hidden]],
  ['a card’s number', { typed: '4242 4242 4242 4242' }, { typed: hidden }],
])('%s is hidden', (_, value, shown) => {
  expect(plain(value)).toEqual(shown)
})

test('what is no secret stays as it is', () => {
  const item = { id: 'nfa-1', price: 1250, serialNumber: '#KI-2117', cardPayment: 'ready', token: '' }
  expect(plain(item)).toEqual(item)
})

test('the number of a wallet’s error stays: the flow tells by it what has gone wrong', () => {
  expect(plain({ code: 4001, message: 'User rejected the request.' })).toEqual({
    code: 4001,
    message: 'User rejected the request.',
  })
})

test('an error is told by its fields', () => {
  expect(
    plain(new ApiError('refused', { status: 409, code: 'email_taken', serverMessage: 'Taken' })),
  ).toEqual({
    $error: 'ApiError',
    message: 'Taken',
    kind: 'refused',
    status: 409,
    code: 'email_taken',
    serverMessage: 'Taken',
  })
})

test('circles and functions end', () => {
  const circle: Record<string, unknown> = { run: () => {} }
  circle['self'] = circle
  expect(plain(circle)).toEqual({ self: '…' })
})
