import { buyMachine, type CheckPurchaseInput } from '@meridian/flows/buy'
import { buyCases } from '@meridian/flows/buy/cases'
import { paths } from '@meridian/contract/rules/paths'
import { socialMachine } from '@meridian/flows/social'
import { session } from '@meridian/flows/social/cases'
import { answered } from '@meridian/flows/shared/answered'
import { reachedStates } from '@meridian/flows/testing/reach'
import { settled } from '@meridian/flows/testing/calls'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { slowMs } from './answered-calls.ts'
import { createFlowInspector } from './flow-inspector.ts'
import { emptySession, heard, read, written, type Session as Told } from './session.ts'
import { travel } from './stream.ts'

const input = buyCases.inputs[0]!

/** A purchase that is inspected, as a page would run it; its calls answer `available`. */
function inspected() {
  const inspector = createFlowInspector()
  let told: Told = emptySession
  inspector.listen((message) => {
    told = heard(told, message)
  })
  const asked = vi.fn<(given: CheckPurchaseInput) => void>()
  const machine = inspector.ready(
    answered(buyMachine, {
      checkPurchase: async (given) => {
        asked(given)
        return 'available'
      },
    }),
  )
  const begin = () => createActor(machine, { input, inspect: inspector.inspect })
  const actor = begin().start()
  const run = () => told.runs.at(-1)!.id
  return {
    inspector,
    actor,
    asked,
    begin,
    told: () => told,
    run,
    states: () => told.steps.map(({ state }) => state),
    send: (event: string, happening: string | null = null, payload = {}) =>
      inspector.command({ kind: 'send', run: run(), event, happening, payload }),
  }
}

test('a step tells what happened, what came of it, and what may happen next', () => {
  const { send, told } = inspected()
  send('buy.start')
  const { after, event, state, active, taken, tells, next } = told().steps.at(-1)!
  expect({ after, event, state, active, taken, tells }).toEqual({
    after: 1,
    event: 'buy.start',
    state: 'reviewing',
    active: ['buy', 'buy.reviewing'],
    taken: ['buy.idle|buy.start#0'],
    tells: [],
  })
  expect(next).toEqual([
    {
      event: 'dialog.proceed',
      cause: 'player',
      cases: [{ name: 'dialog.proceed', edges: ['buy.reviewing|dialog.proceed#0'] }],
    },
    {
      event: 'dialog.close',
      cause: 'player',
      cases: [{ name: 'dialog.close', edges: ['buy.reviewing|dialog.close#0'] }],
    },
    {
      event: 'session.changed',
      cause: 'player',
      cases: [
        { name: 'signed out', edges: ['buy|session.changed#0'] },
        { name: 'signed in', edges: ['buy|session.changed#0'] },
      ],
    },
  ])
})

test('each case of an answer says which transition it takes', () => {
  const { send, told } = inspected()
  send('buy.payByCard')
  const answer = told()
    .steps.at(-1)!
    .next.find(({ cause }) => cause === 'done')
  expect(answer?.cases).toEqual([
    { name: 'check: available', edges: ['buy.checking|xstate.done.actor.checkPurchase#1'] },
    { name: 'check: owned', edges: ['buy.checking|xstate.done.actor.checkPurchase#0'] },
  ])
})

test('an actor that never starts is not told', () => {
  const { begin, told } = inspected()
  begin()
  expect(told().runs).toHaveLength(1)
})

test('a delay is skipped, and a call is answered, by the name of its case', () => {
  const { asked, send, states } = inspected()
  send('buy.start')
  send('dialog.proceed')
  send('xstate.after.stepDelay.buy.stepping')
  send('dialog.proceed')
  expect(asked).toHaveBeenCalledTimes(1)
  send('xstate.done.actor.checkPurchase', 'check: owned')
  expect(states()).toEqual(['idle', 'reviewing', 'stepping', 'confirming', 'checking', 'idle'])
})

test('a payload that was edited goes along with what its case holds', () => {
  const { send, told } = inspected()
  send('session.changed', 'signed in', { userId: 'somebody' })
  expect(told().steps.at(-1)!.context).toEqual({ ...input, to: 'stripePayment', userId: 'somebody' })
})

test('a run goes back to an earlier step, and on from there', () => {
  const { actor, inspector, send, states, told } = inspected()
  send('buy.start')
  send('dialog.proceed')
  inspector.command({ kind: 'goBack', step: 2 })
  expect(actor.getSnapshot().value).toBe('reviewing')
  send('dialog.close')
  expect(states()).toEqual(['idle', 'reviewing', 'stepping', 'reviewing', 'idle'])
  expect(told().steps.map(({ event, after }) => [event, after])).toEqual([
    ['xstate.init', null],
    ['buy.start', 1],
    ['dialog.proceed', 2],
    [travel, 2],
    ['dialog.close', 4],
  ])
})

test('going back asks again what was asked there, and gives up what was asked since', async () => {
  const { asked, actor, inspector, send } = inspected()
  send('buy.payByCard')
  inspector.command({ kind: 'goBack', step: 1 })
  await settled()
  expect(actor.getSnapshot().value).toBe('idle')
  inspector.command({ kind: 'goBack', step: 2 })
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a run that is over begins anew on its page, where it is taken back to', () => {
  const { actor, begin, inspector, send, states, told } = inspected()
  const restart = vi.fn<(place: unknown) => void>()
  inspector.perform({ place: () => paths.buyCollectible, restart })
  send('buy.start')
  send('dialog.close')
  send('offer.make')
  expect(actor.getSnapshot().status).toBe('done')
  expect(told().runs.at(-1)!.isOver).toBe(true)
  inspector.command({ kind: 'goBack', step: 2 })
  expect(restart.mock.calls).toEqual([[paths.buyCollectible]])
  expect(inspector.begins(buyMachine)).toHaveProperty('value', 'reviewing')
  // Its page may leave it to the player to begin it.
  expect(told().awaited).toBe('buy')
  begin().start()
  expect(told().awaited).toBe(null)
  expect(inspector.begins(buyMachine)).toBe(undefined)
  expect(states().slice(-2)).toEqual(['handedOver', 'idle'])
})

test('any state is reached by the shortest way, and stands still there', async () => {
  const { asked, inspector, run, told } = inspected()
  inspector.command({ kind: 'goTo', run: run(), state: 'checking' })
  await settled()
  expect(asked).not.toHaveBeenCalled()
  const { state, origin } = told().steps.at(-1)!
  expect(state).toBe('checking')
  expect(origin?.way.map(({ event }) => event)).toEqual(['buy.payByCard'])
})

test('a run that begins in a state of the cases knows the way there, whatever its own input', () => {
  const { told, inspector } = inspected()
  const { snapshot } = reachedStates(buyMachine, buyCases).find(({ name }) => name === 'reviewing')!
  const machine = inspector.ready(buyMachine)
  const other = { ...input, user: null }
  createActor(machine, { input: other, snapshot, inspect: inspector.inspect }).start()
  expect(
    told()
      .steps.at(-1)
      ?.origin?.way.map(({ event }) => event),
  ).toEqual(['buy.start'])
})

test('a call fails once, as its first failing case does', async () => {
  const { inspector, run, send, told } = inspected()
  inspector.command({ kind: 'answer', run: run(), call: 'checkPurchase', mode: 'failsNext' })
  send('buy.payByCard')
  await vi.waitFor(() => expect(told().steps.at(-1)!.state).toBe('idle'))
  expect(told().steps.at(-1)!.tells).toEqual([
    { type: 'toast', tone: 'error', message: 'The check is closed' },
  ])
  expect(told().runs.at(-1)!.calls).toEqual({ checkPurchase: 'works' })
})

test('a call is held back for as long as it is slow, and made then', async () => {
  vi.useFakeTimers()
  const { asked, inspector, run, send } = inspected()
  inspector.command({ kind: 'answer', run: run(), call: 'checkPurchase', mode: 'slow' })
  send('buy.payByCard')
  await vi.advanceTimersByTimeAsync(slowMs - 1)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('tokens, proofs and signatures never leave the page', async () => {
  const inspector = createFlowInspector()
  const said: string[] = []
  inspector.listen((message) => said.push(JSON.stringify(message)))
  const machine = answered(socialMachine, {
    requestProof: async () => ({ status: 'given', proof: 'a-proof-of-google' }),
    signIn: async () => session,
  })
  const actor = createActor(inspector.ready(machine), {
    input: { provider: 'google', screen: 'signIn' },
    inspect: inspector.inspect,
  })
  actor.start()
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'))
  const all = said.join('\n')
  expect(all).toContain('player.entered')
  expect(all).not.toContain('a-proof-of-google')
  expect(all).not.toContain(session.token)
})

test('a session that is written to a file is the same when it is read', () => {
  const { send, told } = inspected()
  send('buy.start')
  expect(read(written(told()))).toEqual(told())
  expect(read('{"format":"another"}')).toBe(null)
  expect(read('not a file of ours')).toBe(null)
})
