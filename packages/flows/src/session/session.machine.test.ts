import { storyToken } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import type { Keep, KeptSession } from '../shared/kept-session.ts'
import { errorToast } from '../shared/tells.ts'
import { settled } from '../testing/calls.ts'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
import {
  ilseByBrowser,
  ilseByTab,
  keptByBrowser,
  keptByTab,
  newToken,
  renamed,
  sessionCases,
} from './session.cases.ts'
import { sessionMachine } from './session.machine.ts'

const { events } = sessionCases

const loggedOut = { type: 'toast', tone: 'success', message: { key: 'logOutSucceeded' } } as const
const ended = errorToast({ key: 'sessionEnded' })
const unknown = errorToast({ key: 'sessionUnknown' })
const toSignIn = { type: 'navigate', to: 'signIn' } as const

const staying = { signedIn: { present: 'staying' } } as const
const leaving = { signedIn: { present: 'leaving' } } as const
const doubted = { signedIn: 'doubted' } as const
const signedIn = [staying, leaving, doubted] as const

/** Mika as the server knows her after a change, where she was kept before. */
const renewed = (keep: Keep, token: string) =>
  ({ session: { user: renamed, token }, keep }) satisfies KeptSession

testTable(sessionMachine, {
  situations: {
    'kept by the tab': { kept: keptByTab },
    'kept by the browser': { kept: keptByBrowser },
  },
  events,
  moves: [
    // Coming in, from wherever; each begins to wait for the end of another token.
    {
      from: ['signedOut', ...signedIn],
      on: 'Ilse comes in for good',
      to: staying,
      change: { kept: ilseByBrowser },
      tells: [{ type: 'session.begin', kept: ilseByBrowser }],
      calls: ['awaitEnd'],
    },
    {
      from: ['signedOut', ...signedIn],
      on: 'Ilse comes in for this tab',
      to: staying,
      change: { kept: ilseByTab },
      tells: [{ type: 'session.begin', kept: ilseByTab }],
      calls: ['awaitEnd'],
    },
    // What the server says of the player now stays where the session was kept, and disturbs nothing.
    ...(['tab', 'browser'] as const).flatMap((keep) => [
      {
        when: [`kept by the ${keep}` as const],
        from: signedIn,
        on: 'Mika is renamed' as const,
        change: { kept: renewed(keep, storyToken) },
        tells: [{ type: 'session.renew' as const, kept: renewed(keep, storyToken) }],
      },
      {
        when: [`kept by the ${keep}` as const],
        from: signedIn,
        on: 'Mika has a new password' as const,
        to: staying,
        change: { kept: renewed(keep, newToken) },
        tells: [{ type: 'session.renew' as const, kept: renewed(keep, newToken) }],
        calls: ['awaitEnd' as const],
      },
    ]),

    // Other tabs. A tab goes on with its own session, whoever else has come in.
    {
      from: ['signedOut', ...signedIn],
      on: 'another tab signs Ilse in',
      to: staying,
      change: { kept: ilseByBrowser },
      tells: [{ type: 'session.follow', kept: ilseByBrowser }],
      calls: ['awaitEnd'],
    },
    {
      when: ['kept by the browser'],
      from: signedIn,
      on: 'another tab signs Ilse in, beside this one',
      to: staying,
      change: { kept: keptByTab },
      tells: [{ type: 'session.follow', kept: keptByTab }],
      calls: ['awaitEnd'],
    },
    {
      from: 'signedOut',
      on: 'another tab signs Ilse in, beside this one',
      to: staying,
      change: { kept: keptByTab },
      tells: [{ type: 'session.follow', kept: keptByTab }],
      calls: ['awaitEnd'],
    },
    {
      when: ['kept by the tab'],
      from: signedIn,
      on: 'another tab keeps Mika, too',
      to: staying,
      change: { kept: keptByBrowser },
      tells: [{ type: 'session.follow', kept: keptByBrowser }],
      calls: ['awaitEnd'],
    },
    {
      from: 'signedOut',
      on: 'another tab keeps Mika, too',
      to: staying,
      change: { kept: keptByBrowser },
      tells: [{ type: 'session.follow', kept: keptByBrowser }],
      calls: ['awaitEnd'],
    },
    {
      from: signedIn,
      on: 'another tab logs out',
      to: 'signedOut',
      change: { kept: null },
      tells: [{ type: 'session.follow', kept: null }],
    },

    // The end of the token takes the record of this session alone.
    {
      when: ['kept by the tab'],
      from: [staying, leaving],
      on: 'the token ends',
      to: 'signedOut',
      change: { kept: null },
      tells: [{ type: 'session.end', records: ['tab'] }, ended],
    },
    {
      when: ['kept by the browser'],
      from: [staying, leaving],
      on: 'the token ends',
      to: 'signedOut',
      change: { kept: null },
      tells: [{ type: 'session.end', records: ['browser'] }, ended],
    },

    // A refused call is a reason to ask, not to leave.
    { from: staying, on: 'a call is refused', to: doubted, calls: ['askAccount'] },
    {
      from: doubted,
      on: ['the server knows the account', 'the server cannot be asked', 'the server takes too long'],
      to: staying,
      calls: ['awaitEnd'],
    },
    {
      when: ['kept by the tab'],
      from: doubted,
      on: 'the server does not know it',
      to: 'signedOut',
      change: { kept: null },
      tells: [{ type: 'session.end', records: ['tab'] }, unknown],
    },
    {
      when: ['kept by the browser'],
      from: doubted,
      on: 'the server does not know it',
      to: 'signedOut',
      change: { kept: null },
      tells: [{ type: 'session.end', records: ['browser'] }, unknown],
    },

    // Confirm Logout.
    { from: staying, on: 'Logout is pressed', to: leaving, calls: [] },
    { from: doubted, on: 'Logout is pressed', to: leaving, calls: ['awaitEnd'] },
    { from: leaving, on: 'Cancel is pressed', to: staying, calls: [] },
    {
      from: leaving,
      on: 'Logout is confirmed',
      to: 'signedOut',
      change: { kept: null },
      tells: [{ type: 'session.end', records: ['browser', 'tab'] }, loggedOut, toSignIn],
    },
  ],
})

testPaths(sessionMachine, sessionCases)

test('a session that was kept is gone on with, without a word, until its token ends', async () => {
  const { actor, calls, seen } = start(sessionMachine, { kept: keptByBrowser })
  const end = calls.take('awaitEnd')
  expect(end.input).toEqual({ token: storyToken })
  end.answer(undefined)
  await settled()
  expect(seen).toEqual([staying, { type: 'session.end', records: ['browser'] }, ended, 'signedOut'])
  expect(actor.getSnapshot().context).toEqual({ kept: null })
})

test('after a new password the end of the new token is waited for, and of no other', () => {
  const { actor, calls } = start(sessionMachine, { kept: keptByTab })
  actor.send(events['Mika has a new password'])
  expect(calls.waiting.map(({ input, signal }) => [input, signal.aborted])).toEqual([
    [{ token: storyToken }, true],
    [{ token: newToken }, false],
  ])
})

test('a server that says nothing for 30 seconds leaves the player in', () => {
  const { actor, clock } = start(sessionMachine, { kept: keptByTab })
  actor.send(events['a call is refused'])
  clock.increment(29_999)
  expect(actor.getSnapshot().value).toEqual(doubted)
  clock.increment(1)
  expect(actor.getSnapshot().value).toEqual(staying)
})

test('a player who logs out may come in again, and log out again', () => {
  const { actor, seen } = start(sessionMachine, { kept: keptByTab })
  for (const event of ['Logout is pressed', 'Logout is confirmed', 'Ilse comes in for good'] as const)
    actor.send(events[event])
  for (const event of ['Logout is pressed', 'Logout is confirmed'] as const) actor.send(events[event])
  const end = { type: 'session.end', records: ['browser', 'tab'] }
  expect(seen).toEqual([
    staying,
    leaving,
    end,
    loggedOut,
    toSignIn,
    'signedOut',
    { type: 'session.begin', kept: ilseByBrowser },
    staying,
    leaving,
    end,
    loggedOut,
    toSignIn,
    'signedOut',
  ])
})

test('a visitor whom another tab signs in becomes that player', () => {
  const { actor, seen } = start(sessionMachine, { kept: null })
  actor.send(events['another tab logs out'])
  actor.send(events['another tab signs Ilse in'])
  expect(seen).toEqual(['signedOut', 'signedOut', { type: 'session.follow', kept: ilseByBrowser }, staying])
})
