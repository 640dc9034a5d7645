import { mika } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { payerLabel } from './payment-page.tsx'

test('names the player by e-mail, else by name, and no visitor', () => {
  expect(payerLabel(mika)).toBe('mika7@meridian.test')
  expect(payerLabel({ id: 'user-mika', fullName: 'Mika Sorel 7' })).toBe('Mika Sorel')
  expect(payerLabel({ id: 'user-mika' })).toBe('Guest')
  expect(payerLabel(null)).toBeUndefined()
})
