import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOf, numberLength } from '../shared/card-rules.ts'
import { fieldDigits, fieldText, formatEdit } from './card-format.ts'

const someDigits = fc
  .array(fc.integer({ min: 0, max: 9 }), { maxLength: 19 })
  .map((digits) => digits.join(''))

/** Types a text key by key at the caret, as a person does. */
function type(kind: 'number' | 'expiry' | 'cvc', keys: string, start = { text: '', caret: 0 }) {
  return Array.from(keys).reduce(
    (field, key) =>
      formatEdit(kind, {
        raw: field.text.slice(0, field.caret) + key + field.text.slice(field.caret),
        caret: field.caret + 1,
        before: fieldDigits(kind, field.text),
      }),
    start,
  )
}

/** Presses Backspace at the caret. */
function backspace(kind: 'number' | 'expiry' | 'cvc', field: { text: string; caret: number }) {
  return formatEdit(kind, {
    raw: field.text.slice(0, Math.max(0, field.caret - 1)) + field.text.slice(field.caret),
    caret: Math.max(0, field.caret - 1),
    before: fieldDigits(kind, field.text),
    deleting: 'backward',
  })
}

describe('a card number', () => {
  test('is grouped while it is typed, the caret at its end', () => {
    expect(type('number', '4242')).toEqual({ text: '4242', caret: 4 })
    expect(type('number', '42424')).toEqual({ text: '4242 4', caret: 6 })
    expect(type('number', '4242424242424242')).toEqual({ text: '4242 4242 4242 4242', caret: 19 })
    expect(type('number', '378282246310005')).toEqual({ text: '3782 822463 10005', caret: 17 })
  })

  test('takes no digit beyond its length', () => {
    expect(type('number', '42424242424242429').text).toBe('4242 4242 4242 4242')
  })

  test('keeps the caret behind a digit typed in the middle', () => {
    expect(type('number', '9', { text: '4242 4242', caret: 4 })).toEqual({ text: '4242 9424 2', caret: 6 })
    expect(type('number', '9', { text: '4242 4242', caret: 2 })).toEqual({ text: '4294 2424 2', caret: 3 })
  })

  test('loses one digit with each Backspace, spaces or not', () => {
    let field = type('number', '4242424242424242')
    for (let left = 15; left >= 0; left -= 1) {
      field = backspace('number', field)
      expect(digitsOf(field.text).length).toBe(left)
    }
    expect(field).toEqual({ text: '', caret: 0 })
  })

  test('loses the digit before a deleted space, and with Delete the one behind it', () => {
    expect(backspace('number', { text: '1234 5678', caret: 5 })).toEqual({ text: '1235 678', caret: 3 })
    expect(
      formatEdit('number', { raw: '12345678', caret: 4, before: '12345678', deleting: 'forward' }),
    ).toEqual({ text: '1234 678', caret: 4 })
  })

  test('keeps every digit in order, and formatting twice changes nothing', () => {
    fc.assert(
      fc.property(someDigits, (digits) => {
        const text = fieldText('number', fieldDigits('number', digits))
        expect(digitsOf(text)).toBe(digits.slice(0, numberLength(digits)))
        expect(fieldText('number', fieldDigits('number', text))).toBe(text)
      }),
    )
  })

  test('reads one number from any two pieces, the second typed before the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 }), (split) => {
        const number = '4242001122334455'
        const back = type('number', number.slice(split))
        expect(digitsOf(type('number', number.slice(0, split), { text: back.text, caret: 0 }).text)).toBe(
          number,
        )
      }),
    )
  })
})

describe('an expiry date', () => {
  test.each([
    ['1', '1'],
    ['12', '12 / '],
    ['1234', '12 / 34'],
    ['5', '05 / '],
    ['530', '05 / 30'],
    ['134', '01 / 34'],
    ['1/30', '01 / 30'],
    ['00', '0'],
    ['12345', '12 / 34'],
  ])('formats %s while it is typed as %j', (keys, text) => {
    expect(type('expiry', keys)).toEqual({ text, caret: text.length })
  })

  test.each([
    ['12/2034', '12 / 34'],
    ['3/2034', '03 / 34'],
    ['2034-03', '03 / 34'],
    ['12 / 34', '12 / 34'],
  ])('formats %s when it is pasted as %s', (raw, text) => {
    expect(formatEdit('expiry', { raw, caret: raw.length, before: '' })).toEqual({ text, caret: 7 })
  })

  test('deletes over the slash with Backspace', () => {
    let field = type('expiry', '1234')
    const texts = [1, 2, 3, 4].map(() => {
      field = backspace('expiry', field)
      return field.text
    })
    expect(texts).toEqual(['12 / 3', '12 / ', '1', ''])
  })

  test('deletes from a completed month into the empty field with Backspace', () => {
    let field = type('expiry', '5')
    for (let presses = 0; presses < 2; presses += 1) field = backspace('expiry', field)
    expect(field.text).toBe('')
  })
})

test('limits a security code to the length of its card', () => {
  expect(fieldDigits('cvc', '12345', '4242')).toBe('123')
  expect(fieldDigits('cvc', '12345', '3782')).toBe('1234')
})
