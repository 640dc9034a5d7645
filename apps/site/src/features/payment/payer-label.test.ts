import { mika } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { payerOf } from './payer-label.ts'

test('a payment page names the e-mail of who pays, without one the player, and no visitor', () => {
  expect(payerOf(mika)).toBe('mika7@meridian.test')
  expect(payerOf({ id: 'user-mika', fullName: 'Mika Sorel 7' })).toBe('Mika Sorel')
  expect(payerOf({ id: 'user-mika' })).toBe('Guest')
  expect(payerOf(null)).toBeUndefined()
})
