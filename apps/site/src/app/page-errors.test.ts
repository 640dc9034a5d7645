import { expect, test } from 'vitest'
import { describe } from './page-errors.ts'

test.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'fullName')"),
    'Cannot read properties of undefined (reading …)',
  ],
  [
    new SyntaxError('Unexpected token \'M\', "{"a": "Mika" "... is not valid JSON'),
    'Unexpected token …... is not valid JSON',
  ],
  [new Error('No mail for mika@meridian.test'), 'No mail for …'],
  [new Error('GET https://market.test/reset-password/Secret answered 404'), 'GET … answered …'],
  [new Error('/assets/0f3a.js is gone'), '… is gone'],
  [new Error('Player 64b0c1 paid $1,250.00 to 0xAb12'), 'Player … paid … to …'],
  [
    new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=Mika for more'),
    'Minified React error #418; visit … for more',
  ],
  [new Error('a '.repeat(400)), 'a '.repeat(150)],
])('describes %s without what may tell of a person', (error, message) => {
  expect(describe(error)).toEqual({ name: error.name, message })
})

test.each([
  ['thrown by mika@meridian.test', 'thrown by …'],
  [{ email: 'mika@meridian.test' }, ''],
  [undefined, ''],
])('describes a thrown value that is no error', (thrown, message) => {
  expect(describe(thrown)).toEqual({ name: 'Error', message })
})
