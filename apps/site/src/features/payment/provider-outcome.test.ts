import type { PaymentIntent } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { outcomeOfError } from './provider-outcome.ts'

/** Makes an error of the provider about a payment in another status than the call expected. */
const unexpected = (status: PaymentIntent.Status) => ({
  type: 'invalid_request_error' as const,
  message: `This PaymentIntent's status is ${status}`,
  payment_intent: { id: 'pi_1', status },
})

test('takes an error about a payment that has succeeded as paid', () => {
  expect(outcomeOfError(unexpected('succeeded'))).toEqual({ status: 'paid', paymentId: 'pi_1' })
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
