import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cardLayout,
  cardOutcome,
  cardProblem,
  cvcProblem,
  expiryProblem,
  numberProblem,
} from './card-rules.ts'

const now = Date.UTC(2026, 7, 15)
describe('numberProblem', () => {
  test.each([
    ['', 'incomplete_number', 'Your card number is incomplete.'],
    ['4242 4242', 'incomplete_number', 'Your card number is incomplete.'],
    ['4242 4242 4242 424', 'incomplete_number', 'Your card number is incomplete.'],
    ['4242 4242 4242 4241', 'invalid_number', 'Your card number is invalid.'],
    ['4242 4242 4242 4242 4', 'invalid_number', 'Your card number is invalid.'],
    ['4242 4242 4242 424x', 'invalid_number', 'Your card number is invalid.'],
  ])('refuses %j as %s', (number, code, message) => {
    expect(numberProblem(number)).toEqual({ code, message })
  })

  test.each([
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '4000 0000 0000 0002',
    '4000 0000 0000 3155',
    '4000 0025 0000 3155',
    '5555 5555 5555 4444',
    '378282246310005',
    '36227206271667',
  ])('knows a well-formed card %s', (number) => {
    expect(numberProblem(number)).toBe(undefined)
  })
})

describe('expiryProblem', () => {
  test.each([
    ['', 'incomplete_expiry', "Your card's expiration date is incomplete."],
    ['1', 'incomplete_expiry', "Your card's expiration date is incomplete."],
    ['12 / 3', 'incomplete_expiry', "Your card's expiration date is incomplete."],
    ['13/30', 'invalid_expiry_month', "Your card's expiration month is invalid."],
    ['00/30', 'invalid_expiry_month', "Your card's expiration month is invalid."],
    ['07/26', 'invalid_expiry_month_past', "Your card's expiration date is in the past."],
    ['12/25', 'invalid_expiry_year_past', "Your card's expiration year is in the past."],
    ['01/77', 'invalid_expiry_year', "Your card's expiration year is invalid."],
  ])('refuses %j as %s', (expiry, code, message) => {
    expect(expiryProblem(expiry, now)).toEqual({ code, message })
  })

  test('accepts a card to the last moment of its month', () => {
    expect(expiryProblem('08/26', Date.UTC(2026, 8, 1) - 1)).toBe(undefined)
    expect(expiryProblem('08/26', Date.UTC(2026, 8, 1))?.code).toBe('invalid_expiry_month_past')
  })

  test('reads two digits over the turn of a century', () => {
    expect(expiryProblem('01/03', Date.UTC(2099, 11, 31))).toBe(undefined)
    expect(expiryProblem('01/30', Date.UTC(2117, 5, 15))).toBe(undefined)
  })

  test('accepts every month of the next twenty years, in both spellings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 240 }), fc.constantFrom('/', ' / ', ''), (months, slash) => {
        const date = new Date(Date.UTC(2026, 7 + months, 1))
        const month = String(date.getUTCMonth() + 1).padStart(2, '0')
        expect(expiryProblem(`${month}${slash}${String(date.getUTCFullYear()).slice(2)}`, now)).toBe(
          undefined,
        )
      }),
    )
  })
})

describe('cvcProblem', () => {
  test.each([
    ['', '4242', 'incomplete_cvc', "Your card's security code is incomplete."],
    ['12', '4242', 'incomplete_cvc', "Your card's security code is incomplete."],
    ['123', '3782', 'incomplete_cvc', "Your card's security code is incomplete."],
    ['1234', '4242', 'invalid_cvc', "Your card's security code is invalid."],
    ['12a', '4242', 'invalid_cvc', "Your card's security code is invalid."],
  ])('refuses %j on a card %s… as %s', (cvc, number, code, message) => {
    expect(cvcProblem(cvc, number)).toEqual({ code, message })
  })

  test('takes the length from the brand', () => {
    expect(cvcProblem('123', '4242')).toBe(undefined)
    expect(cvcProblem('1234', '3782')).toBe(undefined)
  })
})

test('checks a card in the order of its form', () => {
  expect(cardProblem({ number: '', expiry: '', cvc: '' }, now)?.code).toBe('incomplete_number')
  expect(cardProblem({ number: '4242424242424242', expiry: '', cvc: '' }, now)?.code).toBe(
    'incomplete_expiry',
  )
  expect(cardProblem({ number: '4242424242424242', expiry: '12/30', cvc: '' }, now)?.code).toBe(
    'incomplete_cvc',
  )
  expect(cardProblem({ number: '4242424242424242', expiry: '12/30', cvc: '123' }, now)).toBe(undefined)
})

test.each([
  ['4', [4, 4, 4, 4], 3],
  ['51', [4, 4, 4, 4], 3],
  ['34', [4, 6, 5], 4],
  ['6011', [4, 4, 4, 4], 3],
  ['', [4, 4, 4, 4], 3],
  ['00', [4, 4, 4, 4], 3],
])('knows how a card %s… is printed', (start, groups, cvcLength) => {
  expect(cardLayout(start)).toEqual({ groups, cvcLength })
})

test('gives each test card its outcome, and any other an unknown one', () => {
  expect(
    [
      '4242 4242 4242 4242',
      '4000000000000002',
      '4000 0000 0000 3155',
      '4000 0025 0000 3155',
      '5555 5555 5555 4444',
    ].map(cardOutcome),
  ).toEqual(['pays', 'declined', 'requiresAction', 'requiresAction', 'unknown'])
})
