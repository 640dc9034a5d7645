import { expect, test } from 'vitest'
import { fieldOfError } from './card-fields.tsx'

test.each([
  ['incomplete_number', 'number'],
  ['invalid_number', 'number'],
  ['invalid_expiry_year_past', 'expiry'],
  ['incomplete_cvc', 'code'],
  ['something_else', undefined],
])('an error %s is about the field %s', (code, field) => {
  expect(fieldOfError({ type: 'validation_error', code })).toBe(field)
})

test('a refusal of the card is about none of its fields', () => {
  expect(fieldOfError({ type: 'card_error', code: 'incorrect_number' })).toBeUndefined()
})
