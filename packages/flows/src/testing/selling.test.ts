import { calderaRidge, kestrelInterceptor } from '@meridian/contract/fixtures'
import { messages } from '@meridian/contract/rules/messages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate'
import { cancelListingMachine } from '../cancel-listing/cancel-listing.machine.ts'
import { listingMachine } from '../listing/listing.machine.ts'
import { sellMachine } from '../sell/sell.machine.ts'
import { walletPagesMachine } from '../wallet-pages/wallet-pages.machine.ts'
import { eventTypesOf } from './ways.ts'
import { start } from './run.ts'

/** One thing that happened in an evening, and what came of it. */
interface Step {
  before: AnyMachineSnapshot
  /** `null`: time passed. */
  event: AnyEventObject | null
  after: AnyMachineSnapshot
  /** What was told meanwhile. */
  tells: readonly AnyEventObject[]
}

/** A chain that ends at the wallet, and what must never happen in it, by what it is called. */
interface Chain<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  inputs: readonly InputFrom<Machine>[]
  events: readonly AnyEventObject[]
  never: Readonly<Record<string, (step: Step) => boolean>>
}

/** Whether the step is this one: the event, heard in this state. */
const isStep = ({ before, event }: Step, value: string, type: string) =>
  before.value === value && event?.type === type
const told = ({ tells }: Step, type: string) => tells.filter((tell) => tell.type === type).length
/** The last step tells the truth once; no other step says anything. */
const honest = (value: string, type: string) => (step: Step) =>
  told(step, 'toast') !== (isStep(step, value, type) ? 1 : 0)

const proceed = { type: 'dialog.proceed' }
const close = { type: 'dialog.close' }

const sell: Chain<typeof sellMachine> = {
  machine: sellMachine,
  inputs: [{}],
  events: [{ type: 'sell.start' }, { ...proceed, phone: false }, { ...proceed, phone: true }, close],
  never: {
    'the end is not told, or told twice': honest('connecting', 'dialog.proceed'),
    'a phone is left in the dialogs': (step) =>
      step.event?.['phone'] === true &&
      isStep(step, 'choosingItem', 'dialog.proceed') &&
      told(step, 'navigate') !== 1,
    'a desk is sent to the wallet’s pages': (step) =>
      step.event?.['phone'] !== true && told(step, 'navigate') > 0,
  },
}

const listing: Chain<typeof listingMachine> = {
  machine: listingMachine,
  inputs: [{}],
  events: [
    { type: 'listing.start', item: kestrelInterceptor },
    { type: 'listing.start', item: calderaRidge },
    proceed,
    close,
  ],
  never: {
    'the end is not told, or told twice': honest('connecting', 'dialog.proceed'),
    'a dialog is about another item': ({ before, event, after }) =>
      after.value !== 'idle' &&
      after.context.item !== (before.value === 'idle' ? event?.['item'] : before.context.item),
  },
}

const cancelListing: Chain<typeof cancelListingMachine> = {
  machine: cancelListingMachine,
  inputs: [{}],
  events: [
    { type: 'row.toggle', id: '#HC-0052' },
    { type: 'row.toggle', id: '#LS-0314' },
    { type: 'cancel.start' },
    proceed,
    close,
  ],
  never: {
    'nothing is asked about': ({ after }) => after.value === 'confirming' && after.context.asked.length === 0,
    'other rows are asked about than are ticked': ({ after }) =>
      after.value === 'confirming' && after.context.asked.join() !== after.context.ticked.join(),
    'a tick outlives Confirm': (step) =>
      isStep(step, 'confirming', 'dialog.proceed') && step.after.context.ticked.length > 0,
    'a tick is lost without Confirm': (step) =>
      !isStep(step, 'confirming', 'dialog.proceed') &&
      step.event?.type !== 'row.toggle' &&
      step.before.context.ticked !== step.after.context.ticked,
  },
}

const wallet: Chain<typeof walletPagesMachine> = {
  machine: walletPagesMachine,
  inputs: [{ page: 'walletConnect' }, { page: 'walletWelcome' }, { page: 'walletSignIn' }],
  events: [
    { type: 'wallet.choose' },
    { type: 'wallet.back' },
    { type: 'password.edit' },
    { type: 'wallet.unlock', typed: true },
    { type: 'wallet.unlock', typed: false },
    { type: 'message.sign' },
  ],
  never: {
    'the end is not told, or told twice': honest('signing', 'message.sign'),
    'the page stays, or is left twice': (step) =>
      told(step, 'navigate') !== (step.after.status === 'done' && step.before.status === 'active' ? 1 : 0),
    'a wallet opens without its password': (step) =>
      isStep(step, 'locked', 'wallet.unlock') &&
      step.event?.['typed'] === false &&
      step.after.status === 'done',
    'an error outlives what was typed': (step) =>
      isStep(step, 'locked', 'password.edit') && step.after.context.passwordMissing,
  },
}

const chains = { sell, listing, cancelListing, wallet }
type ChainName = keyof typeof chains

const stuck = 'the player is stuck'
/** The chains make no call, so that each message is one of ours, by its key. */
const isOurs = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'key' in message && String(message.key) in messages

/** What an evening does: one of the chain's events, or so many `ms` pass. */
const evenings = fc.array(fc.oneof(fc.nat(40), fc.constantFrom(-1, -99, -100, -150, -1500)), {
  minLength: 10,
  maxLength: 40,
  size: 'max',
})
const parameters = { numRuns: 300, seed: 2117 }

/** A step in words: what it began with, where it stood and what it heard, items by their names. */
const spelled = ({ before, event }: Step, input: unknown) =>
  JSON.stringify({ input, before: before.value, event }, (key, value: unknown) =>
    key === 'item' ? (value as { title?: string }).title : value,
  )

/**
 * Lives one evening: what should never happen and did, by its name, with the step at which it first did. The states it
 * saw are added to `reached`.
 */
function breaches(
  { machine, inputs, events, never }: Chain,
  evening: readonly number[],
  reached = new Set<unknown>(),
): Record<string, string> {
  const broken: Record<string, string> = {}
  const input = inputs[Math.abs(evening[0] ?? 0) % inputs.length]
  const { actor, clock, seen } = start(machine, input)
  let tells: AnyEventObject[] = []
  actor.on('*', (tell) => tells.push(tell))
  for (const choice of evening) {
    const before: AnyMachineSnapshot = actor.getSnapshot()
    // A flow that is over hears nothing.
    if (before.status !== 'active') break
    const event = choice < 0 ? null : (events[choice % events.length] ?? null)
    tells = []
    if (event) actor.send(event)
    else clock.increment(-choice)
    const step = { before, event, after: actor.getSnapshot() as AnyMachineSnapshot, tells }
    for (const [name, happened] of Object.entries(never))
      if (happened(step)) broken[name] ??= spelled(step, input)
    if (tells.some((tell) => tell.type === 'toast' && !isOurs(tell['message'])))
      broken['words that are not of the catalogue'] ??= spelled(step, input)
  }
  clock.increment(60_000)
  const end: AnyMachineSnapshot = actor.getSnapshot()
  if (end.status === 'active' && eventTypesOf(end).every((type) => type.startsWith('xstate.')))
    broken[stuck] = JSON.stringify(end.value)
  for (const one of seen) reached.add(one)
  return broken
}

const names = Object.keys(chains) as ChainName[]

test.each(names)('%s ends, tells the truth and loses nothing, however a player acts', (name) => {
  const reached = new Set<unknown>()
  fc.assert(
    fc.property(evenings, (evening) => {
      expect(breaches(chains[name], evening, reached)).toEqual({})
    }),
    parameters,
  )
  // Runs that never get anywhere would prove nothing.
  const { states } = chains[name].machine
  expect(Object.keys(states).filter((state) => !states[state]?.always && !reached.has(state))).toEqual([])
})

const year = 365 * 24 * 3_600_000
const yes = (): boolean => true
const no = (): boolean => false
const nothing = (): void => {}

test('names the step at which a rule was broken', () => {
  const chain = { ...sell, machine: sellMachine.provide({ guards: { isPhone: no } }) }
  expect(breaches(chain, [0, 2])).toEqual({
    'a phone is left in the dialogs':
      '{"input":{},"before":"choosingItem","event":{"type":"dialog.proceed","phone":true}}',
  })
})

test.each<[string, ChainName, Parameters<AnyStateMachine['provide']>[0], string]>([
  ['a gap that never ends', 'sell', { delays: { stepDelay: year } }, stuck],
  ['a gap that never ends', 'listing', { delays: { stepDelay: year } }, stuck],
  ['a silent end', 'sell', { actions: { tellClosed: nothing } }, 'the end is not told, or told twice'],
  ['a silent end', 'listing', { actions: { tellClosed: nothing } }, 'the end is not told, or told twice'],
  ['a silent end', 'wallet', { actions: { tellClosed: nothing } }, 'the end is not told, or told twice'],
  ['phones taken for desks', 'sell', { guards: { isPhone: no } }, 'a phone is left in the dialogs'],
  ['desks taken for phones', 'sell', { guards: { isPhone: yes } }, 'a desk is sent to the wallet’s pages'],
  [
    'an item that is not chosen',
    'listing',
    { actions: { chooseItem: nothing } },
    'a dialog is about another item',
  ],
  ['a question without rows', 'cancelListing', { guards: { anyTicked: yes } }, 'nothing is asked about'],
  [
    'a question about what was ticked before',
    'cancelListing',
    { actions: { askForTicked: nothing } },
    'other rows are asked about than are ticked',
  ],
  [
    'a Confirm that does nothing',
    'cancelListing',
    { actions: { untick: nothing } },
    'a tick outlives Confirm',
  ],
  [
    'an unlock without a password',
    'wallet',
    { guards: { isTyped: yes } },
    'a wallet opens without its password',
  ],
  ['a page that is not left', 'wallet', { actions: { leave: nothing } }, 'the page stays, or is left twice'],
  [
    'an error that stays',
    'wallet',
    { actions: { forgiveMissing: nothing } },
    'an error outlives what was typed',
  ],
])('the property notices %s in %s', (_, name, fault, notice) => {
  const chain = { ...chains[name], machine: chains[name].machine.provide(fault) }
  const noticed = new Set(
    fc.sample(evenings, parameters).flatMap((evening) => Object.keys(breaches(chain, evening))),
  )
  expect([...noticed]).toContain(notice)
})
