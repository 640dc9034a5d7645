import { expect, test } from 'vitest'
import { tokenEnd } from './token.ts'

const token = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

test('a token ends when it says, whatever letters stand beside', () => {
  // Each name stands at another place of a group of three bytes, and brings signs that only a token's base64 has.
  const names = ['Zoë Ødegård', 'Zoë Ødegård ', 'Zoë Ødegård  ', '🛰️>>>???']
  expect(names.map((name) => tokenEnd(token({ name, exp: 60 })))).toEqual(names.map(() => 60_000))
  expect(names.map((name) => token({ name })).join('')).toMatch(/[-_]/)
})

test('a token without an end never ends', () => {
  expect(tokenEnd(token({ sub: 'user-mika' }))).toBe(Infinity)
})

test.each(['', 'nonsense', 'a.b', 'a.%%%.c', `a.${btoa('null')}.c`])(
  'what is no token has ended: %j',
  (text) => {
    expect(tokenEnd(text)).toBe(-Infinity)
  },
)
