import { mika } from '@meridian-2117/contract/fixtures'
import { expect, test } from 'vitest'
import { playerLabel } from './payment-page.tsx'

test('names the player by e-mail, else by name, and no visitor', () => {
  expect(playerLabel(mika)).toBe('mika7@meridian.test')
  expect(playerLabel({ id: 'user-mika', fullName: 'Mika Sorel 7' })).toBe('Mika Sorel')
  expect(playerLabel({ id: 'user-mika' })).toBe('Guest')
  expect(playerLabel(null)).toBeUndefined()
})
