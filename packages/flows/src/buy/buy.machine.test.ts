import { ApiError } from '@meridian-2117/contract'
import { calderaRidge, kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import type { Message } from '@meridian-2117/contract/messages/message'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { errorToast } from '../shared/emitted-events.ts'
import { flushPromises } from '../testing/calls.ts'
import { testPaths, testRandomRuns } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { buyFixtures, inputs } from './buy.fixtures.ts'
import { buyMachine } from './buy.machine.ts'

testPaths(buyMachine, buyFixtures)
testRandomRuns(buyMachine, buyFixtures)

/** The id makes further presses replace the toast. */
const refused = (message: Message) => ({ ...errorToast(message), id: 'refusal' })
const idsRequired = refused({ key: 'idsRequired' })
const signInNeeded = { type: 'signIn.needed', item: kestrelInterceptor }

/** Opens the second dialog, from the item's page. */
function confirming(input = inputs.player) {
  const run = start(buyMachine, input)
  run.actor.send({ type: 'buy.start' })
  run.actor.send({ type: 'dialog.proceed' })
  run.clock.increment(100)
  return run
}

test.each([inputs.player, inputs['player on land']])(
  'reviews, confirms and checks an available $item.kind, and hands it over to the payment page',
  async (input) => {
    const { actor, calls, seen } = confirming(input)
    actor.send({ type: 'dialog.proceed' })
    const call = calls.take('checkPurchase')
    expect(call.input).toEqual({ playerId: mika.id, itemId: input.item.id })
    call.answer('available')
    await flushPromises()
    expect(seen).toEqual([
      'idle',
      'reviewing',
      'stepping',
      'confirming',
      'checking',
      { type: 'navigate', to: 'securePayment', item: input.item },
      'handedOver',
    ])
  },
)

test('enters the second dialog 100 ms after the first left, and closes either', () => {
  const { actor, clock, seen } = start(buyMachine, inputs.player)
  for (const type of ['buy.start', 'dialog.close', 'buy.start', 'dialog.proceed'] as const)
    actor.send({ type })
  clock.increment(99)
  expect(seen).toEqual(['idle', 'reviewing', 'idle', 'reviewing', 'stepping'])
  clock.increment(1)
  actor.send({ type: 'dialog.close' })
  expect(seen.slice(5)).toEqual(['confirming', 'idle'])
})

const dearer = { ...kestrelInterceptor, price: 1500 }

test('stays in its dialog when the price changes, and hands the item over at the new price', async () => {
  const { actor, calls, seen } = confirming()
  actor.send({ type: 'item.changed', item: dearer })
  expect(seen.at(-1)).toBe('confirming')
  actor.send({ type: 'dialog.proceed' })
  calls.take('checkPurchase').answer('available')
  await flushPromises()
  expect(seen.at(-2)).toEqual({ type: 'navigate', to: 'securePayment', item: dearer })
})

test('skips the dialogs when paying by card, checks once, and hands over to the card payment page', async () => {
  const { actor, calls, seen } = start(buyMachine, inputs['player on land'])
  actor.send({ type: 'buy.payByCard' })
  actor.send({ type: 'buy.payByCard' })
  calls.take('checkPurchase').answer('available')
  await flushPromises()
  expect(calls.made).toBe(1)
  expect(seen.slice(-2)).toEqual([{ type: 'navigate', to: 'cardPayment', item: calderaRidge }, 'handedOver'])
})

test('leads a player who tried the card first and then the dialogs to the payment page', async () => {
  const { actor, calls, clock, seen } = start(buyMachine, inputs.player)
  actor.send({ type: 'buy.payByCard' })
  calls.take('checkPurchase').fail(new Error('Network Error'))
  await flushPromises()
  for (const type of ['buy.start', 'dialog.proceed'] as const) actor.send({ type })
  clock.increment(100)
  actor.send({ type: 'dialog.proceed' })
  calls.take('checkPurchase').answer('available')
  await flushPromises()
  expect(seen.at(-2)).toEqual({ type: 'navigate', to: 'securePayment', item: kestrelInterceptor })
})

test('remembers an offer on a collectible and moves on without a check; only logs one on land', () => {
  const { calls, actor, seen } = start(buyMachine, inputs.player)
  actor.send({ type: 'offer.make' })
  expect(calls.made).toBe(0)
  expect(seen).toEqual([
    'idle',
    { type: 'remember', item: kestrelInterceptor },
    { type: 'navigate', to: 'makeOffer', item: kestrelInterceptor },
    'handedOver',
  ])

  const onLand = start(buyMachine, inputs['visitor on land'])
  onLand.actor.send({ type: 'offer.make' })
  expect(onLand.seen).toEqual(['idle', { type: 'log', text: 'Make Offer' }, 'idle'])
})

test.each(['buy.start', 'buy.payByCard', 'offer.make'] as const)(
  'refuses %s without a player or an item, and asks only a visitor to sign in',
  (type) => {
    const visitor = start(buyMachine, inputs.visitor)
    visitor.actor.send({ type })
    expect(visitor.seen).toEqual(['idle', idsRequired, signInNeeded, 'idle'])

    const withoutItem = start(buyMachine, inputs['player without product'])
    withoutItem.actor.send({ type })
    expect(withoutItem.seen).toEqual(['idle', idsRequired, 'idle'])
  },
)

test('goes on after a visitor signs in, and notices a session that ended in the second dialog', () => {
  const { actor, calls, clock, seen } = start(buyMachine, inputs.visitor)
  actor.send({ type: 'session.changed', playerId: mika.id })
  actor.send({ type: 'buy.start' })
  actor.send({ type: 'dialog.proceed' })
  clock.increment(100)
  actor.send({ type: 'session.changed', playerId: null })
  actor.send({ type: 'dialog.proceed' })
  expect(calls.made).toBe(0)
  expect(seen.slice(-4)).toEqual(['confirming', refused({ key: 'userIdRequired' }), signInNeeded, 'idle'])
})

test.each<[string, unknown, Message]>([
  ['its own message', new ApiError('refused', { serverMessage: 'Unknown product' }), 'Unknown product'],
  ['the default message', 'broken', { key: 'purchaseFailed' }],
])('reports a check that failed with %s', async (_, error, message) => {
  const { actor, calls, seen } = start(buyMachine, inputs.player)
  actor.send({ type: 'buy.payByCard' })
  calls.take('checkPurchase').fail(error)
  await flushPromises()
  expect(seen).toEqual(['idle', 'checking', errorToast(message), 'idle'])
})

test('keeps the page of an item that the player already owns', async () => {
  const { actor, calls, seen } = start(buyMachine, inputs.player)
  actor.send({ type: 'buy.payByCard' })
  calls.take('checkPurchase').answer('owned')
  await flushPromises()
  expect(seen).toEqual(['idle', 'checking', errorToast({ key: 'alreadyPurchased' }), 'idle'])
})

test('names a forgotten call when it fails', async () => {
  const actor = createActor(buyMachine, { input: inputs.player })
  const seen: unknown[] = []
  actor.on('toast', ({ message }) => seen.push(message))
  actor.start().send({ type: 'buy.payByCard' })
  await flushPromises()
  expect(seen).toEqual(['Actor "checkPurchase" is not provided'])
})
