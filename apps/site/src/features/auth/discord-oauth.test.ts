import { expect, test } from 'vitest'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { forgetOAuthState, readDiscordReturn, saveOAuthState } from './discord-oauth.ts'

const left = () => {
  const storage = memoryStorage()
  saveOAuthState(storage, { state: 'state-1', screen: 'signUp' })
  return storage
}
const refused = { status: 'refused' }

test('returns a code with our state, and the screen that was left', () => {
  expect(readDiscordReturn('?code=code-1&state=state-1', left())).toEqual({
    screen: 'signUp',
    answer: { status: 'given', proof: 'code-1' },
  })
})

test.each([
  ['another state', '?code=code-1&state=state-2'],
  ['no state', '?code=code-1'],
  ['an empty code', '?code=&state=state-1'],
  ['a refusal', '?error=access_denied&state=state-1'],
])('returns no code for %s', (_, search) => {
  expect(readDiscordReturn(search, left())).toEqual({ screen: 'signUp', answer: refused })
})

test('returns nothing in a tab that did not leave for Discord', () => {
  const storage = left()
  forgetOAuthState(storage)
  expect(readDiscordReturn('?code=code-1&state=state-1', storage)).toEqual({
    screen: 'signIn',
    answer: refused,
  })
  expect(readDiscordReturn('?code=code-1', memoryStorage({ discordReturn: '{"state":null}' }))).toEqual({
    screen: 'signIn',
    answer: refused,
  })
})

test('reads no answer from another address', () => {
  expect(readDiscordReturn('?session_id=1', left())).toBeNull()
})
