import { expect, test } from 'vitest'
import { fieldOfError } from './card-fields.tsx'

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
