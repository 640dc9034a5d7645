import { ApiError } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import { expect, test } from 'vitest'
import { errorToast } from '../shared/emitted-events.ts'
import { flushPromises } from '../testing/calls.ts'
import { testPaths, testRandomRuns } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { socialFixtures, session } from './social.fixtures.ts'
import { socialMachine, type SocialInput } from './social.machine.ts'
import { selectSocialView } from './social.view.ts'

testPaths(socialMachine, socialFixtures)
testRandomRuns(socialMachine, socialFixtures)

/** Returns a flow that waits for the server to sign in or to link. */
async function exchanging(
  provider: SocialInput['provider'],
  screen: SocialInput['screen'],
  call: 'signIn' | 'link' = 'signIn',
) {
  const run = start(socialMachine, { provider, screen })
  const proof = run.calls.take('requestProof')
  expect(proof.input).toEqual({ provider, screen })
  proof.answer({ status: 'given', proof: 'proof-1' })
  await flushPromises()
  const exchange = run.calls.take(call)
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
  ['google', 'editProfile', { key: 'linkFailed', parts: ['Google'] }],
  ['discord', 'editProfile', { key: 'linkFailed', parts: ['Discord'] }],
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

test.each<[SocialInput['provider'], string]>([
  ['google', 'Google'],
  ['discord', 'Discord'],
])('links %s to the account of the profile, and signs nobody in', async (provider, name) => {
  const { exchange, seen } = await exchanging(provider, 'editProfile', 'link')
  exchange.answer(undefined)
  await flushPromises()
  expect(seen).toEqual([
    'asking',
    'linking',
    { type: 'toast', tone: 'success', message: { key: 'wayLinked', parts: [name] } },
    'ended',
  ])
})

test.each<[ApiError, Message]>([
  [new ApiError('refused', { serverMessage: 'Taken' }), 'Taken'],
  [new ApiError('unreachable'), { key: 'linkFailed', parts: ['Discord'] }],
])('says why the server did not link: %s', async (error, message) => {
  const { exchange, seen } = await exchanging('discord', 'editProfile', 'link')
  exchange.fail(error)
  await flushPromises()
  expect(seen.slice(2)).toEqual([errorToast(message), 'ended'])
})

const warns = () =>
  new ApiError('refused', { status: 409, code: 'takes_over', proof: 'proof-2', serverMessage: 'It ends.' })

test('asks before a sign-in takes an account over, and sends the proof of the warning', async () => {
  const { actor, calls, exchange, seen } = await exchanging('google', 'signIn')
  exchange.fail(warns())
  await flushPromises()
  expect(selectSocialView(actor.getSnapshot())).toEqual({
    status: 'confirming',
    provider: 'google',
    warning: 'It ends.',
  })
  actor.send({ type: 'takeOver.confirm' })
  const second = calls.take('signIn')
  expect(second.input).toEqual({ provider: 'google', proof: 'proof-2' })
  second.answer(session)
  await flushPromises()
  expect(seen.slice(2)).toEqual([
    'confirming',
    'exchanging',
    { type: 'toast', tone: 'success', message: { key: 'googleLoggedIn' } },
    { type: 'player.entered', session, lifetime: 'tab', to: 'profile' },
    'ended',
  ])
})

test('leaves all as it is when the player cancels, or the warning has no proof', async () => {
  const cancelled = await exchanging('discord', 'signIn')
  cancelled.exchange.fail(warns())
  await flushPromises()
  cancelled.actor.send({ type: 'takeOver.cancel' })
  expect(cancelled.seen.slice(2)).toEqual(['confirming', 'ended'])

  const old = await exchanging('discord', 'signIn')
  old.exchange.fail(new ApiError('refused', { code: 'takes_over', serverMessage: 'It ends.' }))
  await flushPromises()
  expect(old.seen.slice(2)).toEqual([errorToast('It ends.'), 'ended'])
})
