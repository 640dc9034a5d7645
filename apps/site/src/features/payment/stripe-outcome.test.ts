import type { PaymentIntent } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { bankAnswer, fieldOfError, outcomeOf, outcomeOfError } from './stripe-outcome.ts'

/** Makes an error of Stripe about a payment in another status than the call expected. */
const unexpected = (status: PaymentIntent.Status) => ({
  type: 'invalid_request_error' as const,
  message: `This PaymentIntent's status is ${status}`,
  payment_intent: { status },
})

test('takes an error about a payment that has succeeded as paid', () => {
  expect(outcomeOfError(unexpected('succeeded'))).toEqual({ status: 'paid' })
})

test.each([
  ['a payment that a bank is at work on', unexpected('processing')],
  ['a payment whose sum is reserved and not taken', unexpected('requires_capture')],
  ['a broken line', { type: 'api_connection_error' as const }],
  ['a failing provider', { type: 'api_error' as const }],
])('does not know the outcome after an error about %s', (_, error) => {
  expect(() => outcomeOfError(error)).toThrow(Error)
})

test.each(['card_error', 'validation_error'] as const)(
  'repeats the message of a %s to the player',
  (type) => {
    expect(outcomeOfError({ type, message: 'Not this card.' })).toEqual({
      status: 'failed',
      message: 'Not this card.',
    })
  },
)

test('repeats no message for developers', () => {
  expect(outcomeOfError(unexpected('canceled'))).toEqual({ status: 'failed', message: undefined })
})

test.each<[PaymentIntent.Status, object]>([
  ['succeeded', { status: 'paid' }],
  ['processing', { status: 'pending' }],
  ['requires_payment_method', { status: 'unpaid' }],
  ['requires_action', { status: 'unpaid' }],
  ['canceled', { status: 'unpaid' }],
])('reads the outcome of a payment that is %s', (status, outcome) => {
  expect(outcomeOf({ status })).toEqual(outcome)
})

test.each<[Parameters<typeof bankAnswer>[0], object]>([
  [{ paymentIntent: { status: 'succeeded' } }, { status: 'paid' }],
  [{ paymentIntent: { status: 'requires_payment_method' } }, { status: 'failed' }],
  [{ error: { type: 'card_error', message: 'No.' } }, { status: 'failed', message: 'No.' }],
])("takes the bank's answer %j as the state of the payment", (answer, expected) => {
  expect(bankAnswer(answer)).toEqual(expected)
})

test.each<[string, Parameters<typeof bankAnswer>[0]]>([
  ['a broken line', { error: { type: 'api_connection_error' } }],
  ['a bank at work', { paymentIntent: { status: 'processing' } }],
])('does not know what the bank answered after %s', (_, answer) => {
  expect(() => bankAnswer(answer)).toThrow(Error)
})

test.each([
  ['incomplete_number', 'number'],
  ['invalid_number', 'number'],
  ['invalid_expiry_year_past', 'expiry'],
  ['incomplete_cvc', 'code'],
  ['something_else', undefined],
])('maps the error %s to the field %s', (code, field) => {
  expect(fieldOfError({ type: 'validation_error', code })).toBe(field)
})

test('maps a declined card to no field', () => {
  expect(fieldOfError({ type: 'card_error', code: 'incorrect_number' })).toBeUndefined()
})
