import type { Message } from '@meridian/contract/messages/message'
import { expect, test } from 'vitest'
import { errorToast } from '../shared/emitted-events.ts'
import { flushPromises } from '../testing/calls.ts'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
import { socialFixtures, session } from './social.fixtures.ts'
import { socialMachine } from './social.machine.ts'

const { events } = socialFixtures

const success = (message: Message) => ({ type: 'toast', tone: 'success', message }) as const
const entered = (lifetime: 'browser' | 'tab', to: 'home' | 'profile') =>
  ({ type: 'player.entered', session, lifetime, to }) as const

const google = { provider: 'google', proof: 'proof-0' } as const
const discord = { provider: 'discord', proof: 'proof-0' } as const

testTable(socialMachine, {
  situations: {
    'Google, signing up': { ...google, screen: 'signUp' },
    'Google, signing in': { ...google, screen: 'signIn' },
    'Discord, signing up': { ...discord, screen: 'signUp' },
    'Discord, signing in': { ...discord, screen: 'signIn' },
  },
  events,
  moves: [
    {
      from: 'asking',
      on: 'window is blocked',
      to: 'ended',
      emits: [errorToast({ key: 'popupBlocked' })],
    },
    { from: 'asking', on: 'provider gives', to: 'exchanging', change: { proof: 'proof-1' } },
    {
      when: ['Google, signing up'],
      from: 'asking',
      on: ['provider refuses', 'provider fails'],
      to: 'ended',
      emits: [errorToast({ key: 'googleSignUpFailed' })],
    },
    {
      when: ['Google, signing in'],
      from: 'asking',
      on: ['provider refuses', 'provider fails'],
      to: 'ended',
      emits: [errorToast({ key: 'googleLogInFailed' })],
    },
    {
      when: ['Discord, signing up', 'Discord, signing in'],
      from: 'asking',
      on: ['provider refuses', 'provider fails'],
      to: 'ended',
      emits: [errorToast({ key: 'discordFailed' })],
    },
    {
      when: ['Google, signing up'],
      from: 'exchanging',
      on: 'server lets in',
      to: 'ended',
      emits: [success({ key: 'googleSignedUp' }), entered('browser', 'profile')],
    },
    {
      when: ['Google, signing in'],
      from: 'exchanging',
      on: 'server lets in',
      to: 'ended',
      emits: [success({ key: 'googleLoggedIn' }), entered('tab', 'profile')],
    },
    {
      when: ['Discord, signing up'],
      from: 'exchanging',
      on: 'server lets in',
      to: 'ended',
      emits: [success({ key: 'discordSignedUp', parts: ['Mika Sorel'] }), entered('browser', 'home')],
    },
    {
      when: ['Discord, signing in'],
      from: 'exchanging',
      on: 'server lets in',
      to: 'ended',
      emits: [success({ key: 'discordLoggedIn', parts: ['Mika Sorel'] }), entered('browser', 'profile')],
    },
    { from: 'exchanging', on: 'server refuses', to: 'ended', emits: [errorToast('Taken')] },
    {
      when: ['Google, signing up', 'Google, signing in'],
      from: 'exchanging',
      on: 'server is away',
      to: 'ended',
      emits: [errorToast({ key: 'googleLogInFailed' })],
    },
    {
      when: ['Discord, signing up', 'Discord, signing in'],
      from: 'exchanging',
      on: 'server is away',
      to: 'ended',
      emits: [errorToast({ key: 'discordFailed' })],
    },
  ],
})

testPaths(socialMachine, socialFixtures)

test('asks Google for a token, and the server for a session with it', async () => {
  const { calls, seen } = start(socialMachine, { provider: 'google', screen: 'signIn' })
  const proofCall = calls.take('requestProof')
  expect(proofCall.input).toEqual({ provider: 'google', screen: 'signIn' })
  proofCall.answer({ status: 'given', proof: 'token-1' })
  await flushPromises()
  const exchange = calls.take('signIn')
  expect(exchange.input).toEqual({ provider: 'google', proof: 'token-1' })
  exchange.answer(session)
  await flushPromises()
  expect(seen).toEqual([
    'asking',
    'exchanging',
    success({ key: 'googleLoggedIn' }),
    entered('tab', 'profile'),
    'ended',
  ])
})
