import { expect, test } from 'vitest'
import { newEmailProblem } from './new-email.ts'

test.each([
  'mika7@meridian.test',
  ' First.Last+tag@sub.domain.org ',
  "o'neil_9@x-y.test",
  'lea@münchen.test',
  'lea@xn--mnchen-3ya.test',
  'ｍｉｋａ７＠ｍｅｒｉｄｉａｎ．ｔｅｓｔ',
])('accepts %j as a new e-mail', (email) => {
  expect(newEmailProblem(email)).toBeUndefined()
})

test.each([
  '',
  'a1<victim@x.test>',
  '<victim@x.test',
  'x,victim@x.test',
  'g:victim@x.test;',
  'a@victim@x.test',
  '"q"@x.test',
  '(q)@x.test',
  'a\\b@x.test',
  'lea..w@x.test',
  '.lea@x.test',
  'lea.@x.test',
  'üser@x.test',
  'lea@x..test',
  'lea@x.test.',
  'lea@.münchen.test',
  'lea@[127.0.0.1]',
  'lea@1.2',
  // An address of the web ends at these signs, or reads them as others.
  'lea@münchen.test/x',
  'lea@münchen.test:443',
  'lea@mün%2echen.test',
  'lea@münchen\u200b.test',
  // No domain has it, since `xn--` begins what is not written so.
  'lea@xn--a.münchen.test',
  `${'a'.repeat(250)}@x.test`,
])('refuses %j as a new e-mail', (email) => {
  expect(newEmailProblem(email)).toEqual({ key: 'emailInvalid' })
})
