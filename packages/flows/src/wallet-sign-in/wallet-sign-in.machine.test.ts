import { ApiError } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import { expect, test } from 'vitest'
import type { AuthScreen } from '../shared/auth-screen.ts'
import { flushPromises } from '../testing/calls.ts'
import { testPaths, testRandomRuns } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import {
  walletSignInFixtures,
  session,
  metamask,
  other,
  first,
  second,
  inUpperCase,
  signed,
} from './wallet-sign-in.fixtures.ts'
import { walletSignInMachine } from './wallet-sign-in.machine.ts'

const error = (message: Message) => ({ type: 'toast', tone: 'error', message, id: 'wallet' }) as const
const success = (message: Message) => ({ type: 'toast', tone: 'success', message, id: 'wallet' }) as const
const hint = {
  type: 'toast',
  tone: 'info',
  message: { key: 'walletHint' },
  durationMs: 10_000,
  id: 'wallet',
} as const
const help = {
  ...error({ key: 'walletPopupTitle' }),
  steps: 'walletPopupSteps',
  durationMs: 8000,
} as const
const entered = { type: 'player.entered', session, lifetime: 'browser', to: 'profile' } as const

testPaths(walletSignInMachine, walletSignInFixtures)
testRandomRuns(walletSignInMachine, walletSignInFixtures)

/** Returns a flow that waits for an account. */
async function connected(screen: AuthScreen = 'signIn') {
  const run = start(walletSignInMachine, { screen })
  run.calls.take('findWallets').answer([metamask])
  await flushPromises()
  run.calls.take('revoke').fail(new Error('No such method'))
  await flushPromises()
  run.seen.length = 0
  return run
}

/** Returns a flow that waits for the signature of the first account. */
async function signing(screen?: AuthScreen) {
  const run = await connected(screen)
  run.calls.take('requestAccounts').answer([inUpperCase(first)])
  await flushPromises()
  run.seen.length = 0
  return run
}

test('asks a wallet step by step, and sends its signature with the address in lower case', async () => {
  const { calls, seen } = await signing()
  const signature = calls.take('requestSignature')
  expect(signature.input).toEqual({ walletId: 'io.metamask', address: first })
  signature.answer(signed)
  await flushPromises()
  const entering = calls.take('signIn')
  expect(entering.input).toEqual({ address: first, ...signed })
  entering.answer(session)
  await flushPromises()
  expect(seen).toEqual(['entering', success({ key: 'walletLoggedIn' }), entered, 'ended'])
})

test('welcomes a new player with other words', async () => {
  const { calls, seen } = await signing('signUp')
  calls.take('requestSignature').answer(signed)
  await flushPromises()
  calls.take('signIn').answer(session)
  await flushPromises()
  expect(seen).toEqual(['entering', success({ key: 'walletSignedUp' }), entered, 'ended'])
})

test('links the wallet to the account of the profile, or says why not', async () => {
  const linked = await signing('editProfile')
  linked.calls.take('requestSignature').answer(signed)
  await flushPromises()
  const linking = linked.calls.take('link')
  expect(linking.input).toEqual({ address: first, ...signed })
  linking.answer(undefined)
  await flushPromises()
  const message = { key: 'wayLinked', parts: [{ key: 'wayWallet' }] } as const
  expect(linked.seen).toEqual(['linking', success(message), 'ended'])

  const refused = await signing('editProfile')
  refused.calls.take('requestSignature').answer(signed)
  await flushPromises()
  refused.calls.take('link').fail(new ApiError('refused', { serverMessage: 'Taken' }))
  await flushPromises()
  expect(refused.seen).toEqual(['linking', error('Taken'), 'ended'])
})

test.each<[string, ApiError, Message]>([
  ['its own message', new ApiError('refused', { status: 401, serverMessage: 'Too old' }), 'Too old'],
  ['a message of ours', new ApiError('unreachable'), { key: 'somethingWentWrong' }],
])('reports a server that lets nobody in with %s', async (_, failure, message) => {
  const { calls, seen } = await signing()
  calls.take('requestSignature').answer(signed)
  await flushPromises()
  calls.take('signIn').fail(failure)
  await flushPromises()
  expect(seen).toEqual(['entering', error(message), 'ended'])
})

test('says that no wallet was found, or that the search failed', async () => {
  const none = start(walletSignInMachine, { screen: 'signIn' })
  none.calls.take('findWallets').answer([])
  const failed = start(walletSignInMachine, { screen: 'signIn' })
  failed.calls.take('findWallets').fail(new Error('No window'))
  await flushPromises()
  expect(none.seen).toEqual(['finding', error({ key: 'walletMissing' }), 'ended'])
  expect(failed.seen).toEqual(none.seen)
})

test('asks the wallet that the player chose of two, even if it never revokes, for a minute', async () => {
  const { actor, calls, clock, seen } = start(walletSignInMachine, { screen: 'signIn' })
  calls.take('findWallets').answer([metamask, other])
  await flushPromises()
  actor.send({ type: 'wallet.choose', id: 'nobody knows' })
  expect(actor.getSnapshot().value).toBe('choosing')
  actor.send({ type: 'wallet.choose', id: other.id })
  const revocation = calls.take('revoke')
  expect(revocation.input).toEqual({ walletId: other.id })
  clock.increment(2999)
  expect(revocation.signal.aborted).toBe(false)
  clock.increment(1)
  expect(calls.take('requestAccounts').input).toEqual({ walletId: other.id })
  clock.increment(59_999)
  expect(actor.getSnapshot().value).toBe('connecting')
  clock.increment(1)
  expect(seen.slice(-2)).toEqual([help, 'ended'])
})

/** A wallet may reject with a plain record in place of an error. */
const failures: [unknown, Message][] = [
  [{ code: 4001, message: 'User rejected the request.' }, { key: 'walletRefused' }],
  [
    { code: -32002, message: 'Already pending.' },
    { key: 'walletFailed', parts: ['Already pending.'] },
  ],
  [{ code: -32002 }, { key: 'walletFailed', parts: [{ key: 'walletBusy' }] }],
  [new Error('Device is locked'), { key: 'walletFailed', parts: ['Device is locked'] }],
  [undefined, { key: 'walletFailed', parts: [{ key: 'walletFailedUnknown' }] }],
]

test.each(failures)('reports that the wallet rejects a request: %j', async (failure, message) => {
  const { calls, seen } = await signing()
  calls.take('requestSignature').fail(failure)
  await flushPromises()
  expect(seen).toEqual([error(message), 'ended'])

  const connecting = await connected()
  connecting.calls.take('requestAccounts').fail(failure)
  await flushPromises()
  expect(connecting.seen).toEqual([error(message), 'ended'])
})

test('says that the wallet is locked when it shares no account', async () => {
  const { calls, seen } = await connected()
  calls.take('requestAccounts').answer([])
  await flushPromises()
  expect(seen).toEqual([error({ key: 'walletFailed', parts: [{ key: 'walletLocked' }] }), 'ended'])
})

test('lets the player leave while the wallet waits, and hears nothing of it any more', async () => {
  const { actor, calls, seen } = await signing()
  const signature = calls.take('requestSignature')
  actor.send({ type: 'wallet.cancel' })
  expect(signature.signal.aborted).toBe(true)
  expect(seen).toEqual(['ended'])
})

test('hints after a second, helps after twenty, and accepts no signature after that', async () => {
  const { calls, clock, seen } = await signing()
  clock.increment(999)
  expect(seen).toEqual([])
  clock.increment(1)
  expect(seen).toEqual([hint, 'signing'])
  clock.increment(18_999)
  expect(seen).toEqual([hint, 'signing'])
  const late = calls.take('requestSignature')
  clock.increment(1)
  late.answer(signed)
  await flushPromises()
  expect(seen).toEqual([hint, 'signing', help, 'ended'])
})

test('goes on with a signature when the revocation reports late that no account is shared', async () => {
  const { actor, calls, seen } = await signing()
  const signature = calls.take('requestSignature')
  actor.send({ type: 'accounts.changed', accounts: [] })
  actor.send({ type: 'accounts.changed', accounts: [first] })
  expect(signature.signal.aborted).toBe(false)
  signature.answer(signed)
  await flushPromises()
  expect(seen.at(-1)).toBe('entering')
})

test('signs with the account that a player switches to, with the whole time to do so', async () => {
  const { actor, calls, clock, seen } = await signing()
  clock.increment(19_000)
  const old = calls.take('requestSignature')
  actor.send({ type: 'accounts.changed', accounts: [second] })
  expect(old.signal.aborted).toBe(true)
  expect(calls.take('requestSignature').input).toEqual({ walletId: 'io.metamask', address: second })
  clock.increment(19_000)
  expect(seen).toEqual([hint, 'signing', 'signing', hint, 'signing'])
})
