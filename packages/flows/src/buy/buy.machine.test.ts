import { ApiError, type Item } from '@meridian/contract'
import { calderaRidge, kestrelInterceptor, mika } from '@meridian/contract/fixtures'
import type { Message } from '@meridian/contract/messages/message'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { errorToast, type FlowEvent } from '../shared/emitted-events.ts'
import { flushPromises } from '../testing/calls.ts'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
import { buyFixtures, inputs } from './buy.fixtures.ts'
import { buyMachine, type BuyDestination } from './buy.machine.ts'

const { events } = buyFixtures

const players = ['player', 'player on land'] as const
const visitors = ['visitor', 'visitor without product', 'visitor on land'] as const

const anywhere = ['idle', 'reviewing', 'stepping', 'confirming', 'checking'] as const

/** The id makes further presses replace the toast. */
const refused = (message: Message) => ({ ...errorToast(message), id: 'refusal' })
/** Returns the emitted events, with the item of the situation. */
const askingForSignIn =
  (message: Message) =>
  ({ item }: { item: Item }): FlowEvent[] => [refused(message), { type: 'signIn.needed', item }]
const handOver =
  (to: BuyDestination) =>
  ({ item }: { item: Item }): FlowEvent[] => [{ type: 'navigate', to, item }]
const offer = ({ item }: { item: Item }): FlowEvent[] => [
  { type: 'remember', item },
  { type: 'navigate', to: 'makeOffer', item },
]
const idsRequired = { key: 'idsRequired' } as const

const first = { to: 'stripePayment' } as const

testTable(buyMachine, {
  situations: {
    player: { ...first, ...inputs.player },
    visitor: { ...first, ...inputs.visitor },
    'player without product': { ...first, ...inputs['player without product'] },
    'visitor without product': { ...first, ...inputs['visitor without product'] },
    'player on land': { ...first, ...inputs['player on land'] },
    'visitor on land': { ...first, ...inputs['visitor on land'] },
  },
  events,
  moves: [
    { from: anywhere, on: 'signed out', change: { userId: null } },
    { from: anywhere, on: 'signed in', change: { userId: mika.id } },

    { when: players, from: 'idle', on: 'buy.start', to: 'reviewing' },
    { when: players, from: 'idle', on: 'buy.payByCard', to: 'checking', change: { to: 'cardPayment' } },
    {
      when: visitors,
      from: 'idle',
      on: ['buy.start', 'buy.payByCard'],
      emits: askingForSignIn(idsRequired),
    },
    {
      when: ['player without product'],
      from: 'idle',
      on: ['buy.start', 'buy.payByCard', 'offer.make'],
      emits: [refused(idsRequired)],
    },

    {
      when: ['player'],
      from: 'idle',
      on: 'offer.make',
      to: 'handedOver',
      change: { to: 'makeOffer' },
      emits: offer,
    },
    {
      when: ['visitor', 'visitor without product'],
      from: 'idle',
      on: 'offer.make',
      emits: askingForSignIn(idsRequired),
    },
    {
      when: ['player on land', 'visitor on land'],
      from: 'idle',
      on: 'offer.make',
      emits: [{ type: 'log', text: 'Make Offer' }],
    },

    { from: 'reviewing', on: 'dialog.proceed', to: 'stepping' },
    { from: ['reviewing', 'confirming'], on: 'dialog.close', to: 'idle' },
    { from: 'stepping', on: 'step delay over', to: 'confirming' },
    { when: players, from: 'confirming', on: 'dialog.proceed', to: 'checking' },
    {
      when: visitors,
      from: 'confirming',
      on: 'dialog.proceed',
      to: 'idle',
      emits: askingForSignIn({ key: 'userIdRequired' }),
    },
    {
      when: ['player without product'],
      from: 'confirming',
      on: 'dialog.proceed',
      to: 'idle',
      emits: [refused({ key: 'productIdRequired' })],
    },

    { from: 'checking', on: 'check: available', to: 'handedOver', emits: handOver('stripePayment') },
    {
      from: 'checking',
      on: 'check: owned',
      to: 'idle',
      emits: [errorToast({ key: 'alreadyPurchased' })],
    },
    { from: 'checking', on: 'check failed', to: 'idle', emits: [errorToast('The check is closed')] },
  ],
})

testPaths(buyMachine, buyFixtures)

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
  expect(seen.at(-2)).toEqual({ type: 'navigate', to: 'stripePayment', item: kestrelInterceptor })
})

test('enters the second dialog 100 ms after the first left', () => {
  const { actor, clock, seen } = start(buyMachine, inputs.player)
  actor.send({ type: 'buy.start' })
  actor.send({ type: 'dialog.proceed' })
  clock.increment(99)
  expect(seen).toEqual(['idle', 'reviewing', 'stepping'])
  clock.increment(1)
  expect(seen).toEqual(['idle', 'reviewing', 'stepping', 'confirming'])
})

test.each([inputs.player, inputs['player on land']])(
  'reviews, confirms and checks an available $item.kind, and hands it over to the payment page',
  async (input) => {
    const { actor, calls, clock, seen } = start(buyMachine, input)
    actor.send({ type: 'buy.start' })
    actor.send({ type: 'dialog.proceed' })
    clock.increment(100)
    actor.send({ type: 'dialog.proceed' })
    const call = calls.take('checkPurchase')
    expect(call.input).toEqual({ userId: mika.id, itemId: input.item.id })
    call.answer('available')
    await flushPromises()
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

test('checks once after a double click on Confirm', async () => {
  const { actor, calls, clock, seen } = start(buyMachine, inputs.player)
  actor.send({ type: 'buy.start' })
  actor.send({ type: 'dialog.proceed' })
  clock.increment(100)
  actor.send({ type: 'dialog.proceed' })
  actor.send({ type: 'dialog.proceed' })
  await flushPromises()
  expect(calls.made).toBe(1)
  expect(seen).toEqual(['idle', 'reviewing', 'stepping', 'confirming', 'checking', 'checking'])
})

test('skips the dialogs when paying by card, and hands over to card entry', async () => {
  const { actor, calls, seen } = start(buyMachine, inputs['player on land'])
  actor.send({ type: 'buy.payByCard' })
  calls.take('checkPurchase').answer('available')
  await flushPromises()
  expect(seen).toEqual([
    'idle',
    'checking',
    { type: 'navigate', to: 'cardPayment', item: calderaRidge },
    'handedOver',
  ])
})

test('remembers an offer on a collectible, and moves on without a check', () => {
  const { calls, actor, seen } = start(buyMachine, inputs.player)
  actor.send({ type: 'offer.make' })
  expect(calls.made).toBe(0)
  expect(seen).toEqual([
    'idle',
    { type: 'remember', item: kestrelInterceptor },
    { type: 'navigate', to: 'makeOffer', item: kestrelInterceptor },
    'handedOver',
  ])
})

test.each<[string, unknown, Message]>([
  ['the server’s words', new ApiError('refused', { serverMessage: 'Unknown product' }), 'Unknown product'],
  ['the error’s words', new Error('Network Error'), 'Network Error'],
  ['the catalogue’s words', new Error(''), { key: 'purchaseFailed' }],
  ['the catalogue’s words', 'broken', { key: 'purchaseFailed' }],
])('emits a failed check with %s', async (_, error, message) => {
  const { actor, calls, seen } = start(buyMachine, inputs.player)
  actor.send({ type: 'buy.payByCard' })
  calls.take('checkPurchase').fail(error)
  await flushPromises()
  expect(seen).toEqual(['idle', 'checking', { type: 'toast', tone: 'error', message }, 'idle'])
})

test('notices a session that ended in the second dialog before it sends the call', () => {
  const { actor, calls, clock, seen } = start(buyMachine, inputs.player)
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
    refused({ key: 'userIdRequired' }),
    { type: 'signIn.needed', item: kestrelInterceptor },
    'idle',
  ])
})

test('goes on after a visitor signs in', () => {
  const { actor, seen } = start(buyMachine, inputs.visitor)
  actor.send({ type: 'buy.start' })
  actor.send({ type: 'session.changed', userId: mika.id })
  actor.send({ type: 'buy.start' })
  expect(seen).toEqual([
    'idle',
    refused(idsRequired),
    { type: 'signIn.needed', item: kestrelInterceptor },
    'idle',
    'idle',
    'reviewing',
  ])
})

test('names a forgotten call when it fails', async () => {
  const actor = createActor(buyMachine, { input: inputs.player })
  const seen: unknown[] = []
  actor.on('toast', ({ message }) => seen.push(message))
  actor.start().send({ type: 'buy.payByCard' })
  await flushPromises()
  expect(seen).toEqual(['Actor "checkPurchase" is not provided'])
})
