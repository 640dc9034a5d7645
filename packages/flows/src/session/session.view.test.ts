import { mika, storyToken } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { sessionMachine } from './session.machine.ts'
import { selectSessionView } from './session.view.ts'

const kept = { session: { user: mika, token: storyToken }, keep: 'tab' } as const

test.each([
  ['signedOut', null, false],
  [{ signedIn: { present: 'staying' } }, kept, false],
  [{ signedIn: { present: 'leaving' } }, kept, true],
  [{ signedIn: 'doubted' }, kept, false],
] as const)('in %j the page asks whether to log out: %s', (value, who, logOutAsked) => {
  expect(selectSessionView(sessionMachine.resolveState({ value, context: { kept: who } }))).toEqual({
    logOutAsked,
  })
})
