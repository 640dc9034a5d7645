import { ApiError } from '@meridian/contract'
import type { Message } from '@meridian/contract/messages/message'
import { expect, test } from 'vitest'
import { errorToast } from '../shared/emitted-events.ts'
import { flushPromises } from '../testing/calls.ts'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { socialFixtures, session } from './social.fixtures.ts'
import { socialMachine, type SocialInput } from './social.machine.ts'

testPaths(socialMachine, socialFixtures)

/** Returns a flow that waits for the server. */
async function exchanging(provider: SocialInput['provider'], screen: SocialInput['screen']) {
  const run = start(socialMachine, { provider, screen })
  const proof = run.calls.take('requestProof')
  expect(proof.input).toEqual({ provider, screen })
  proof.answer({ status: 'given', proof: 'proof-1' })
  await flushPromises()
  const exchange = run.calls.take('signIn')
  expect(exchange.input).toEqual({ provider, proof: 'proof-1' })
  return { ...run, exchange }
}

test.each<[SocialInput['provider'], SocialInput['screen'], Message, string, string]>([
  ['google', 'signUp', { key: 'googleSignedUp' }, 'browser', 'profile'],
  ['google', 'signIn', { key: 'googleLoggedIn' }, 'tab', 'profile'],
  ['discord', 'signUp', { key: 'discordSignedUp', parts: ['Mika Sorel'] }, 'browser', 'home'],
  ['discord', 'signIn', { key: 'discordLoggedIn', parts: ['Mika Sorel'] }, 'browser', 'profile'],
])('enters with %s after %s: its own message, session and page', async (...expected) => {
  const [provider, screen, message, lifetime, to] = expected
  const { exchange, seen } = await exchanging(provider, screen)
  exchange.answer(session)
  await flushPromises()
  expect(seen).toEqual([
    'asking',
    'exchanging',
    { type: 'toast', tone: 'success', message },
    { type: 'player.entered', session, lifetime, to },
    'ended',
  ])
})

test.each<[SocialInput['provider'], SocialInput['screen'], Message]>([
  ['google', 'signUp', { key: 'googleSignUpFailed' }],
  ['google', 'signIn', { key: 'googleLogInFailed' }],
  ['discord', 'signUp', { key: 'discordFailed' }],
  ['discord', 'signIn', { key: 'discordFailed' }],
])('says that %s refused or failed at %s', async (provider, screen, message) => {
  const refused = start(socialMachine, { provider, screen })
  refused.calls.take('requestProof').answer({ status: 'refused' })
  const failed = start(socialMachine, { provider, screen })
  failed.calls.take('requestProof').fail(new Error('Failed to load script'))
  await flushPromises()
  expect(refused.seen).toEqual(['asking', errorToast(message), 'ended'])
  expect(failed.seen).toEqual(refused.seen)
})

test('says that the window was blocked', async () => {
  const { calls, seen } = start(socialMachine, { provider: 'google', screen: 'signIn' })
  calls.take('requestProof').answer({ status: 'blocked' })
  await flushPromises()
  expect(seen).toEqual(['asking', errorToast({ key: 'popupBlocked' }), 'ended'])
})

test.each<[SocialInput['provider'], ApiError, Message]>([
  ['google', new ApiError('refused', { serverMessage: 'Taken' }), 'Taken'],
  ['google', new ApiError('unreachable', { message: 'Network Error' }), { key: 'googleLogInFailed' }],
  ['discord', new ApiError('unreachable', { message: 'Network Error' }), { key: 'discordFailed' }],
])('says why the server let nobody in with %s', async (provider, error, message) => {
  const { exchange, seen } = await exchanging(provider, 'signUp')
  exchange.fail(error)
  await flushPromises()
  expect(seen.slice(2)).toEqual([errorToast(message), 'ended'])
})
