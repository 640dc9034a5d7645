import { expect, test } from 'vitest'
import { emailMeant } from './email-typo.ts'

test.each([
  ['mika@gmial.com', 'mika@gmail.com'],
  ['mika@gmal.com', 'mika@gmail.com'],
  ['mika@gmaill.com', 'mika@gmail.com'],
  ['mika@gnail.com', 'mika@gmail.com'],
  ['mika@gmail.con', 'mika@gmail.com'],
  [' Mika.Sorel@GMAI.com ', ' Mika.Sorel@gmail.com'],
  ['mika@yaho.com', 'mika@yahoo.com'],
  ['mika@hotmial.com', 'mika@hotmail.com'],
  ['mika@outlok.com', 'mika@outlook.com'],
  ['"at@gate"@iclod.com', '"at@gate"@icloud.com'],
])('takes %s for %s', (typed, meant) => {
  expect(emailMeant(typed)).toBe(meant)
})

test.each([
  '',
  'mika',
  'mika@',
  '@gmial.com',
  'mika@gmail.co',
  'mika@gmail.com',
  'mika@mail.com',
  'mika@ymail.com',
  'mika@yahoo.ca',
  'mika@hotmail.fr',
  'mika@meridian.test',
])('leaves %j alone', (typed) => {
  expect(emailMeant(typed)).toBeUndefined()
})
