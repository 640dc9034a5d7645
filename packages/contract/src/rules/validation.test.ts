import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmationProblem, emailProblem, passwordProblem } from './validation.ts'

test.each(['a@b.c', 'mika7@meridian.test', 'first.last+tag@sub.domain.org', ' a@b.c '])(
  '%j is an e-mail',
  (email) => {
    expect(emailProblem(email)).toBeUndefined()
  },
)

test.each(['', 'a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@@b.c', 'a@b .c'])(
  '%j is not an e-mail',
  (email) => {
    expect(emailProblem(email)).toBe('Please enter a valid email address')
  },
)

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)

test('text, an at sign, text, a dot, text is always an e-mail', () => {
  fc.assert(
    fc.property(word, word, word, (name, host, top) => emailProblem(`${name}@${host}.${top}`) === undefined),
  )
})

test('without an at sign nothing is an e-mail', () => {
  fc.assert(fc.property(fc.string(), (text) => emailProblem(text.replaceAll('@', '')) !== undefined))
})

test.each([
  [7, 'Password must be between 8 and 20 characters'],
  [8, undefined],
  [20, undefined],
  [21, 'Password must be between 8 and 20 characters'],
  [0, 'Password must be between 8 and 20 characters'],
])('a password of %i characters: %s', (length, problem) => {
  expect(passwordProblem('x'.repeat(length))).toBe(problem)
})

test('a confirmation matches only the password itself', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, other) => {
      expect(confirmationProblem(password, password)).toBeUndefined()
      expect(confirmationProblem(password, `${password}${other}.`)).toBe('Passwords do not match')
    }),
  )
})
