import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  avatarProblem,
  bioProblem,
  confirmationProblem,
  emailProblem,
  storedEmail,
  normalizedPassword,
  nameHint,
  nameProblem,
  passwordProblem,
  typedEmail,
  typedName,
} from './validation.ts'

test.each([
  'a@b.c',
  'mika7@meridian.test',
  'first.last+tag@sub.domain.org',
  ' a@b.c ',
  'a@.b.c',
  `${'a'.repeat(250)}@b.c`,
])('accepts %j as an e-mail', (email) => {
  expect(emailProblem(email)).toBeUndefined()
})

test.each([
  '',
  'a',
  'a@b',
  '@b.c',
  'a@.c',
  'a@b.',
  'a b@c.d',
  'a@@b.c',
  'a@b .c',
  // A zero-width space, a change of direction, a soft hyphen, a zero byte: each makes the address look like another.
  'mi\u200bka@b.c',
  '\u202emika@b.c',
  'mi\u00adka@b.c',
  'mika\u0000@b.c',
  `${'a'.repeat(251)}@b.c`,
])('refuses %j as an e-mail', (email) => {
  expect(emailProblem(email)).toEqual({ key: 'emailInvalid' })
})

test('normalizes an e-mail: no space around it, and one form where Unicode has two', () => {
  expect(storedEmail(' Zoe\u0308@meridian.test ')).toBe('Zo\u00eb@meridian.test')
})

test.each([
  ['ｍｉｋａ７＠ｍｅｒｉｄｉａｎ．ｔｅｓｔ', 'mika7@meridian.test'],
  ['mika7@meridian。test', 'mika7@meridian.test'],
  ['\u3000Zoe\u0308@meridian.test\u00a0', 'Zo\u00eb@meridian.test'],
  ['mika7@meridian.test', 'mika7@meridian.test'],
])('takes the e-mail %j as the same text as %j', (typed, email) => {
  expect(typedEmail(typed)).toBe(email)
  expect(emailProblem(typed)).toBeUndefined()
})

test('takes letters that only look alike as different', () => {
  expect(typedEmail('mika\u00b2@meridian.test')).toBe('mika\u00b2@meridian.test')
})

test('takes a password as the same, whichever keyboard wrote its letters and spaces', () => {
  expect(normalizedPassword('Zoe\u0308\u00a0and\u3000me')).toBe('Zo\u00eb and me')
  expect(confirmationProblem('Zoe\u0308 and me', 'Zo\u00eb\u00a0and me')).toBeUndefined()
  expect(passwordProblem('e\u0301'.repeat(20))).toBeUndefined()
  expect(passwordProblem('e\u0301'.repeat(7))).toEqual({ key: 'passwordLength' })
})

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)

test('accepts text, an at sign, text, a dot and text as an e-mail', () => {
  fc.assert(
    fc.property(word, word, word, (name, host, top) => emailProblem(`${name}@${host}.${top}`) === undefined),
  )
})

test('refuses an e-mail without an at sign', () => {
  fc.assert(fc.property(fc.string(), (text) => emailProblem(text.replaceAll('@', '')) !== undefined))
})

test.each([
  [7, { key: 'passwordLength' }],
  [8, undefined],
  [20, undefined],
  [21, { key: 'passwordLength' }],
  [0, { key: 'passwordLength' }],
])('checks the length of a password of %i characters: %j', (length, problem) => {
  expect(passwordProblem('x'.repeat(length))).toEqual(problem)
})

test('matches a confirmation only with the password itself', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, other) => {
      expect(confirmationProblem(password, password)).toBeUndefined()
      expect(confirmationProblem(password, `${password}${other}.`)).toEqual({ key: 'passwordsDiffer' })
    }),
  )
})

test('keeps letters and spaces of a full name, at most 30, and hints at 30', () => {
  expect(typedName('Mika 7 Sörél-李!')).toBe('Mika  Sörél李')
  expect(typedName('𐐀'.repeat(31))).toBe('𐐀'.repeat(30))
  expect(typedName('Zoe\u0308')).toBe('Zo\u00eb')
  expect(nameHint('a'.repeat(29))).toBeUndefined()
  expect(nameHint('a'.repeat(30))).toEqual({ key: 'nameTooLong' })
})

test('makes an acceptable full name of every typed text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '7', ' ', '-', '𐐀', '李') }), (text) => {
      expect(nameProblem(typedName(text))).toBeUndefined()
    }),
  )
})

test('refuses a full name that could not have been typed', () => {
  expect(nameProblem('Mika 7')).toEqual({ key: 'nameLettersOnly' })
  expect(nameProblem('a'.repeat(31))).toEqual({ key: 'nameTooLong' })
})

test('ends a bio at 1000 characters', () => {
  expect(bioProblem('a'.repeat(1000))).toBeUndefined()
  expect(bioProblem('a'.repeat(1001))).toEqual({ key: 'bioTooLong' })
})

test('accepts an image of at most 5 MB as an avatar', () => {
  expect(avatarProblem({ type: 'image/png', size: 5 * 1024 * 1024 })).toBeUndefined()
  expect(avatarProblem({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toEqual({ key: 'avatarTooLarge' })
  expect(avatarProblem({ type: 'text/plain', size: 1 })).toEqual({ key: 'avatarNotImage' })
})

test.each([
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0', ''],
  ['a direction override and a joiner', 'Mi\u202eka\u200d', 'Mika'],
  ['a third mark of a letter', 'a\u0316\u0317\u0318b', 'a\u0316\u0317b'],
  ['a mark without a letter', ' \u0316Mika', ' Mika'],
])('drops %s from a name', (_what, typed, name) => {
  expect([typedName(typed), typedName(name)]).toEqual([name, name])
  expect(nameProblem(typed)).toEqual({ key: 'nameLettersOnly' })
})

test('keeps what it has kept of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => typedName(typedName(text)) === typedName(text)),
  )
})
