import { CallFailure, type Item } from '@meridian/contract'
import { calderaRidge, kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, type AnyEventObject, type StateValueFrom } from 'xstate'
import type { CommonTell } from '../shared/tells.ts'
import {
  answered,
  Coverage,
  failed,
  generatedPaths,
  PendingCalls,
  record,
  settled,
  step,
  walk,
} from '../testing/model.ts'
import {
  buyMachine,
  type BuyDestination,
  type BuyInput,
  type CheckPurchaseInput,
  type Ownership,
} from './buy.machine.ts'

type State = StateValueFrom<typeof buyMachine>

const unlisted: Item = { ...kestrelInterceptor, id: '' }
const situations = {
  player: { kind: 'collectible', item: kestrelInterceptor, userId: mika.id },
  visitor: { kind: 'collectible', item: kestrelInterceptor, userId: null },
  'player without product': { kind: 'collectible', item: unlisted, userId: mika.id },
  'visitor without product': { kind: 'collectible', item: unlisted, userId: null },
  'player on land': { kind: 'land', item: calderaRidge, userId: mika.id },
  'visitor on land': { kind: 'land', item: calderaRidge, userId: null },
} as const satisfies Record<string, BuyInput>
type Situation = keyof typeof situations

const everyone = Object.keys(situations) as Situation[]
const players: readonly Situation[] = ['player', 'player on land']
const visitors: readonly Situation[] = ['visitor', 'visitor without product', 'visitor on land']

const states: readonly State[] = ['idle', 'reviewing', 'stepping', 'confirming', 'checking', 'handedOver']
const refusal = { message: 'The check is closed' }
const events = {
  'buy.start': { type: 'buy.start' },
  'buy.payByCard': { type: 'buy.payByCard' },
  'offer.make': { type: 'offer.make' },
  'dialog.proceed': { type: 'dialog.proceed' },
  'dialog.close': { type: 'dialog.close' },
  'session.changed': { type: 'session.changed', userId: null },
  'step delay over': { type: 'xstate.after.stepDelay.buy.stepping' },
  'check: available': answered('checkPurchase', 'available'),
  'check: owned': answered('checkPurchase', 'owned'),
  'check failed': failed('checkPurchase', new Error(refusal.message)),
} as const satisfies Record<string, AnyEventObject>
type Happening = keyof typeof events

const toast = (text: string): CommonTell => ({ type: 'toast', tone: 'error', text })
const idsRequired = toast('User ID and Payment ID are required')
/** Tells that carry the item of the situation. */
const signInNeeded = (item: Item): CommonTell => ({ type: 'signIn.needed', item })
const remember = (item: Item): CommonTell => ({ type: 'remember', item })
const navigate =
  (to: BuyDestination) =>
  (item: Item): CommonTell => ({ type: 'navigate', to, item })

type Outcome = readonly [State, ...(CommonTell | ((item: Item) => CommonTell))[]]

/** Every move there is. What no row names must change nothing and tell nothing. */
const moves: readonly (readonly [readonly Situation[], State, Happening, ...Outcome])[] = [
  [players, 'idle', 'buy.start', 'reviewing'],
  [visitors, 'idle', 'buy.start', 'idle', idsRequired, signInNeeded],
  [['player without product'], 'idle', 'buy.start', 'idle', idsRequired],
  [players, 'idle', 'buy.payByCard', 'checking'],
  [visitors, 'idle', 'buy.payByCard', 'idle', idsRequired, signInNeeded],
  [['player without product'], 'idle', 'buy.payByCard', 'idle', idsRequired],
  [['player'], 'idle', 'offer.make', 'handedOver', remember, navigate('makeOffer')],
  [['visitor', 'visitor without product'], 'idle', 'offer.make', 'idle', idsRequired, signInNeeded],
  [['player without product'], 'idle', 'offer.make', 'idle', idsRequired],
  [['player on land', 'visitor on land'], 'idle', 'offer.make', 'idle', { type: 'log', text: 'Make Offer' }],
  [everyone, 'reviewing', 'dialog.proceed', 'stepping'],
  [everyone, 'reviewing', 'dialog.close', 'idle'],
  [everyone, 'stepping', 'step delay over', 'confirming'],
  [players, 'confirming', 'dialog.proceed', 'checking'],
  [
    visitors,
    'confirming',
    'dialog.proceed',
    'idle',
    toast('User Id is required Please signin'),
    signInNeeded,
  ],
  [['player without product'], 'confirming', 'dialog.proceed', 'idle', toast('Product ID is required')],
  [everyone, 'confirming', 'dialog.close', 'idle'],
  [everyone, 'checking', 'check: available', 'handedOver', navigate('stripePayment')],
  [everyone, 'checking', 'check: owned', 'idle', toast('Sorry you have already purchased it')],
  [everyone, 'checking', 'check failed', 'idle', toast(refusal.message)],
]

describe.each(everyone)('%s', (situation) => {
  const input = situations[situation]
  const cells = states.flatMap((state) =>
    (Object.keys(events) as Happening[]).map((happening) => {
      const move = moves.find(
        ([who, from, on]) => who.includes(situation) && from === state && on === happening,
      )
      const [next, ...tells]: Outcome = move ? (move.slice(3) as unknown as Outcome) : [state]
      const emitted = tells.map((tell) => (typeof tell === 'function' ? tell(input.item) : tell))
      return { state, happening, next, emitted }
    }),
  )

  test.each(cells)('$state + $happening = $next', ({ state, happening, next, emitted }) => {
    const from = buyMachine.resolveState({ value: state, context: { ...input, to: 'stripePayment' } })
    const result = step(buyMachine, from, events[happening])
    expect({ value: result.snapshot.value, emitted: result.emitted }).toEqual({ value: next, emitted })
  })
})

test.each(states.filter((state) => state !== 'handedOver'))('the session may end while %s', (value) => {
  const from = buyMachine.resolveState({ value, context: { ...situations.player, to: 'stripePayment' } })
  expect(step(buyMachine, from, events['session.changed']).snapshot.context.userId).toBe(null)
})

function fakeMachine() {
  const calls = new PendingCalls()
  const checkPurchase = calls.hole<Ownership, CheckPurchaseInput>('checkPurchase')
  return { calls, machine: buyMachine.provide({ actors: { checkPurchase } }) }
}

test(
  'generated paths take real actors through every state and every transition',
  { timeout: 60_000 },
  async () => {
    const coverage = new Coverage(buyMachine)
    const cases = [
      { type: 'session.changed', userId: mika.id },
      events['session.changed'],
      events['check: available'],
      events['check: owned'],
      events['check failed'],
    ]
    let count = 0
    for (const input of Object.values(situations)) {
      for (const path of generatedPaths(buyMachine, input, cases)) {
        const { calls, machine } = fakeMachine()
        const end = await walk(machine, calls, path.events, { input, coverage })
        const { value, context } = path.end
        expect({ path: path.name, value: end.value, context: end.context }).toEqual({
          path: path.name,
          value,
          context,
        })
        count += 1
      }
    }
    expect([...coverage.missing]).toEqual([])
    expect(count).toBeGreaterThan(60)
  },
)

function startBuy(input: BuyInput) {
  const { calls, machine } = fakeMachine()
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input })
  const seen = record(actor)
  return { actor: actor.start(), calls, clock, seen }
}

test('the second dialog enters 100 ms after the first left', () => {
  const { actor, clock, seen } = startBuy(situations.player)
  actor.send({ type: 'buy.start' })
  actor.send({ type: 'dialog.proceed' })
  clock.increment(99)
  expect(seen).toEqual(['idle', 'reviewing', 'stepping'])
  clock.increment(1)
  expect(seen).toEqual(['idle', 'reviewing', 'stepping', 'confirming'])
})

test.each([situations.player, situations['player on land']])(
  'an available $kind is reviewed, confirmed, checked and handed over to the payment page',
  async (input) => {
    const { actor, calls, clock, seen } = startBuy(input)
    actor.send({ type: 'buy.start' })
    actor.send({ type: 'dialog.proceed' })
    clock.increment(100)
    actor.send({ type: 'dialog.proceed' })
    const call = calls.take('checkPurchase')
    expect(call.input).toEqual({ userId: mika.id, productId: input.item.id })
    call.answer('available')
    await settled()
    expect(seen).toEqual([
      'idle',
      'reviewing',
      'stepping',
      'confirming',
      'checking',
      { type: 'navigate', to: 'stripePayment', item: input.item },
      'handedOver',
    ])
  },
)

test('a double click on Confirm checks once', async () => {
  const { actor, calls, clock, seen } = startBuy(situations.player)
  actor.send({ type: 'buy.start' })
  actor.send({ type: 'dialog.proceed' })
  clock.increment(100)
  actor.send({ type: 'dialog.proceed' })
  actor.send({ type: 'dialog.proceed' })
  await settled()
  expect(calls.made).toBe(1)
  expect(seen).toEqual(['idle', 'reviewing', 'stepping', 'confirming', 'checking', 'checking'])
})

test('paying by card skips the dialogs and hands over to card entry', async () => {
  const { actor, calls, seen } = startBuy(situations['player on land'])
  actor.send({ type: 'buy.payByCard' })
  calls.take('checkPurchase').answer('available')
  await settled()
  expect(seen).toEqual([
    'idle',
    'checking',
    { type: 'navigate', to: 'cardPayment', item: calderaRidge },
    'handedOver',
  ])
})

test('an offer on a collectible is remembered and moves without a check', () => {
  const { calls, actor, seen } = startBuy(situations.player)
  actor.send({ type: 'offer.make' })
  expect(calls.made).toBe(0)
  expect(seen).toEqual([
    'idle',
    { type: 'remember', item: kestrelInterceptor },
    { type: 'navigate', to: 'makeOffer', item: kestrelInterceptor },
    'handedOver',
  ])
})

test('an owned item is refused with a toast and can be tried again', async () => {
  const { actor, calls, seen } = startBuy(situations.player)
  actor.send({ type: 'buy.payByCard' })
  calls.take('checkPurchase').answer('owned')
  await settled()
  actor.send({ type: 'buy.start' })
  expect(seen).toEqual([
    'idle',
    'checking',
    { type: 'toast', tone: 'error', text: 'Sorry you have already purchased it' },
    'idle',
    'reviewing',
  ])
})

test.each([
  ['the server’s words', new CallFailure('refused', { words: 'Unknown product' }), 'Unknown product'],
  ['the error’s words', new Error('Network Error'), 'Network Error'],
  ['the catalogue’s words', new Error(''), 'Payment failed'],
  ['the catalogue’s words', 'broken', 'Payment failed'],
])('a failed check is announced in %s', async (_, error, text) => {
  const { actor, calls, seen } = startBuy(situations.player)
  actor.send({ type: 'buy.payByCard' })
  calls.take('checkPurchase').fail(error)
  await settled()
  expect(seen).toEqual(['idle', 'checking', { type: 'toast', tone: 'error', text }, 'idle'])
})

test('a session that ends in the second dialog is noticed at the call, before anything is sent', () => {
  const { actor, calls, clock, seen } = startBuy(situations.player)
  actor.send({ type: 'buy.start' })
  actor.send({ type: 'dialog.proceed' })
  clock.increment(100)
  actor.send({ type: 'session.changed', userId: null })
  actor.send({ type: 'dialog.proceed' })
  expect(calls.made).toBe(0)
  expect(seen).toEqual([
    'idle',
    'reviewing',
    'stepping',
    'confirming',
    'confirming',
    { type: 'toast', tone: 'error', text: 'User Id is required Please signin' },
    { type: 'signIn.needed', item: kestrelInterceptor },
    'idle',
  ])
})

test('a visitor who signs in can go on', () => {
  const { actor, seen } = startBuy(situations.visitor)
  actor.send({ type: 'buy.start' })
  actor.send({ type: 'session.changed', userId: mika.id })
  actor.send({ type: 'buy.start' })
  expect(seen).toEqual([
    'idle',
    { type: 'toast', tone: 'error', text: 'User ID and Payment ID are required' },
    { type: 'signIn.needed', item: kestrelInterceptor },
    'idle',
    'idle',
    'reviewing',
  ])
})

test('a forgotten call fails by its name', async () => {
  const actor = createActor(buyMachine, { input: situations.player })
  const seen = record(actor)
  actor.start().send({ type: 'buy.payByCard' })
  await settled()
  expect(seen).toEqual([
    'idle',
    'checking',
    { type: 'toast', tone: 'error', text: 'Actor "checkPurchase" is not provided' },
    'idle',
  ])
})
