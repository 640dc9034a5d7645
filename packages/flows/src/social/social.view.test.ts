import { expect, test } from 'vitest'
import { socialMachine } from './social.machine.ts'
import { selectSocialView } from './social.view.ts'

test.each(['asking', 'exchanging', 'ended'] as const)('shows %s', (value) => {
  const context = { provider: 'google', screen: 'signIn', proof: '' } as const
  expect(selectSocialView(socialMachine.resolveState({ value, context }))).toBe(value)
})
