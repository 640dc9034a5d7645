import type { Message } from '@meridian/contract/messages/message'
import { expect, test } from 'vitest'
import { flushPromises } from '../testing/calls.ts'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
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

const { events } = walletSignInFixtures

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

const context = {
  wallets: [metamask, other],
  walletId: 'io.metamask',
  address: first,
  signed: { message: '', signature: '' },
}
const locked = { key: 'walletFailed', parts: [{ key: 'walletLocked' }] } as const

testTable(walletSignInMachine, {
  situations: {
    'signing up': { ...context, screen: 'signUp' },
    'signing in': { ...context, screen: 'signIn' },
  },
  events,
  moves: [
    {
      from: ['finding', 'choosing', 'revoking', 'connecting', 'signing', 'entering'],
      on: 'leaves',
      to: 'ended',
    },
    {
      from: 'finding',
      on: ['no wallet', 'search fails'],
      to: 'ended',
      emits: [error({ key: 'walletMissing' })],
    },
    { from: 'finding', on: 'one wallet', to: 'revoking', change: { wallets: [metamask] } },
    { from: 'finding', on: 'two wallets', to: 'choosing' },
    { from: 'choosing', on: 'chooses one', to: 'revoking', change: { walletId: 'com.other' } },
    { from: 'revoking', on: ['revoked', 'not revoked', 'no answer to revoke'], to: 'connecting' },
    { from: 'connecting', on: 'shares an account', to: 'signing', change: { address: first } },
    { from: 'connecting', on: 'shares none', to: 'ended', emits: [error(locked)] },
    { from: 'connecting', on: 'refuses to share', to: 'ended', emits: [error({ key: 'walletRefused' })] },
    {
      from: 'connecting',
      on: 'is busy',
      to: 'ended',
      emits: [error({ key: 'walletFailed', parts: ['Already pending. Please wait.'] })],
    },
    {
      from: 'connecting',
      on: 'is busy without words',
      to: 'ended',
      emits: [error({ key: 'walletFailed', parts: [{ key: 'walletBusy' }] })],
    },
    { from: 'connecting', on: 'no account for long', to: 'ended', emits: [help] },
    { from: 'signing', on: 'a second waits', emits: [hint] },
    { from: 'signing', on: 'signs', to: 'entering', change: { signed } },
    { from: 'signing', on: 'refuses to sign', to: 'ended', emits: [error({ key: 'walletRefused' })] },
    {
      from: 'signing',
      on: 'fails to sign',
      to: 'ended',
      emits: [error({ key: 'walletFailed', parts: ['Ledger: device is locked'] })],
    },
    {
      from: 'signing',
      on: 'fails without words',
      to: 'ended',
      emits: [error({ key: 'walletFailed', parts: [{ key: 'walletFailedUnknown' }] })],
    },
    { from: 'signing', on: 'no signature', to: 'ended', emits: [help] },
    {
      from: 'signing',
      on: 'another account',
      to: 'signing',
      change: { address: second },
      calls: ['requestSignature'],
    },
    {
      when: ['signing up'],
      from: 'entering',
      on: 'server lets in',
      to: 'ended',
      emits: [success({ key: 'walletSignedUp' }), entered],
    },
    {
      when: ['signing in'],
      from: 'entering',
      on: 'server lets in',
      to: 'ended',
      emits: [success({ key: 'walletLoggedIn' }), entered],
    },
    { from: 'entering', on: 'server refuses', to: 'ended', emits: [error('Too old')] },
    { from: 'entering', on: 'server is away', to: 'ended', emits: [error({ key: 'somethingWentWrong' })] },
  ],
})

testPaths(walletSignInMachine, walletSignInFixtures)

/** Returns a flow that waits for the signature of the first account. */
async function signing() {
  const run = start(walletSignInMachine, { screen: 'signIn' })
  run.calls.take('findWallets').answer([metamask])
  await flushPromises()
  run.calls.take('revoke').fail(new Error('No such method'))
  await flushPromises()
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
