import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName, idLine, marketName } from '../names/display-name.ts'

test('shows a name without digits, else the e-mail, else Guest', () => {
  expect(displayName({ fullName: 'Mika Sorel 7', email: 'x@y.z' })).toBe('Mika Sorel')
  expect(displayName({ fullName: '117', email: 'mika7@meridian.test' })).toBe('mika')
  expect(displayName({ email: '2117@meridian.test' })).toBe('Guest')
  expect(displayName({})).toBe('Guest')
  expect(displayName({ fullName: '\u3164 \u202e', email: 'mika7@meridian.test' })).toBe('mika')
})

test('shows no digit in a name, and never an empty one', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (fullName, email) => {
      const name = displayName({ fullName, email })
      expect(name).not.toMatch(/\d/)
      expect(name).not.toBe('')
    }),
  )
})

test('shows strangers a player’s full name without digits, and nothing of the e-mail', () => {
  expect(marketName({ id: 'b7d1-77', fullName: 'Mika Sorel 7' })).toBe('Mika Sorel')
  expect(marketName({ id: 'b7d1-77', fullName: '117' })).toBe('Player B7D1')
  expect(marketName({ id: 'b7d1-77' })).toBe('Player B7D1')
})

test('prefers Discord in the id line, then Google, then the record, then null', () => {
  expect(idLine({ discordId: 'd', googleId: 'g', id: 'r' })).toBe('d')
  expect(idLine({ googleId: 'g', id: 'r' })).toBe('g')
  expect(idLine({ id: 'r' })).toBe('r')
  expect(idLine({})).toBe('null')
})
