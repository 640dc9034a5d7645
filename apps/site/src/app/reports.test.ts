import { expect, test } from 'vitest'
import { describe, isOurs } from './reports.ts'

const folder = new URL('.', import.meta.url).href

const errorAt = (stack: string | undefined, message = 'It failed') =>
  Object.assign(new Error(message), { stack })

test.each([
  [
    'Chrome',
    errorAt(`Error: It failed\n    at JSON.parse (<anonymous>)\n    at play (${folder}0f3a.js:1:1)`),
  ],
  ['Chrome, without a function', errorAt(`Error: It failed\n    at async ${folder}0f3a.js:1:1`)],
  [
    'Chrome, with an address in the message',
    errorAt(
      `Error: React error; visit https://react.dev/418\n    at play (${folder}0f3a.js:1:1)`,
      'React error; visit https://react.dev/418',
    ),
  ],
  ['Firefox', errorAt(`go/<@${folder}0f3a.js:1:1\n`)],
  ['Safari', errorAt(`parse@[native code]\n@${folder}0f3a.js:1:1`)],
])('takes an error of our code in %s for ours', (_browser, error) => {
  expect(isOurs(error)).toBe(true)
})

test('takes what our code throws without a stack for ours', () => {
  expect([isOurs('a text', `${folder}0f3a.js`), isOurs(errorAt(undefined), `${folder}0f3a.js`)]).toEqual([
    true,
    true,
  ])
})

test.each([
  ['an extension of Safari', errorAt('@webkit-masked-url://hidden/:17:189527'), ''],
  ['an extension of Firefox', errorAt('wrap@moz-extension://abc/content.js:1:1'), ''],
  [
    'an extension that our code has called',
    errorAt(`Error: It failed\n    at chrome-extension://abc/a.js:1:1\n    at ${folder}0f3a.js:1:1`),
    `${folder}0f3a.js`,
  ],
  ['a site whose code we load', errorAt('Error: It failed\n    at https://js.stripe.test/v3:1:1'), ''],
  [
    'code that an app writes into the page',
    errorAt('Error: It failed\n    at https://market.test/land:1:1'),
    '',
  ],
  ['nobody', errorAt(''), ''],
  ['an app, as a text', 'Object Not Found Matching Id:1, MethodName:update, ParamCount:4', ''],
  ['the message, which names our file', errorAt(`Error: ${folder}0f3a.js`, `${folder}0f3a.js`), ''],
])('takes an error of %s for no error of ours', (_whose, error, file) => {
  expect(isOurs(error, file)).toBe(false)
})

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
