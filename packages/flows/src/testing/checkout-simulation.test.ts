import { mika } from '@meridian/contract/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  blindEvents,
  CheckoutSimulation,
  type Ending,
  type Fault,
  type SimulationEvent,
  type ServerKind,
} from './checkout-simulation.ts'

/** The line is dead as often as a call simply fails; most calls work. */
const ending = fc.constantFrom<Ending>(
  'done',
  'done',
  'done',
  'refused',
  'answer lost',
  'answer lost',
  'never arrived',
  'not sent',
  'bank asks',
  'bank asks',
  'in progress',
)
const event: fc.Arbitrary<SimulationEvent> = fc.oneof(
  {
    weight: 26,
    arbitrary: fc.record({ what: fc.constant('guided' as const), choice: fc.nat(15), ending }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('blind' as const), type: fc.constantFrom(...blindEvents) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('call ends' as const), choice: fc.nat(2), ending }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('time passes' as const),
      ms: fc.constantFrom(1, 99, 100, 1000, 30_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('session' as const),
      userId: fc.constantFrom(mika.id, null),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ what: 'reload' as const }) },
  { weight: 1, arbitrary: fc.constant({ what: 'back to the item' as const }) },
  { weight: 3, arbitrary: fc.constant({ what: 'the other payment method' as const }) },
)

const runs = fc.array(event, { minLength: 20, maxLength: 60, size: 'max' })
const parameters = { numRuns: 1500, seed: 2117 }
/** Many runs, on machines that may be busy. */
const options = { timeout: 60_000 }

async function play(
  events: readonly SimulationEvent[],
  fault?: Fault,
  kind?: ServerKind,
): Promise<CheckoutSimulation> {
  const session = new CheckoutSimulation(fault, kind)
  for (const one of events) await session.apply(one)
  await session.recover()
  session.close()
  return session
}

const english: ServerKind = { codes: true, translated: false }
const translated: ServerKind = { codes: true, translated: true }
const withoutCodes: ServerKind = { codes: false, translated: true }
const kinds = [english, translated, withoutCodes]

test('charges an item once at most and loses no purchase, whatever a server says', options, async () => {
  const reached: Record<keyof CheckoutSimulation['coverage'], number> = {
    charged: 0,
    answerLostAfterCharge: 0,
    chargedBehindTheBack: 0,
    reloadedWhilePaying: 0,
    restoredAfterLeaving: 0,
    refusedAsOwned: 0,
    learnedPaid: 0,
    learnedUnpaid: 0,
    paidByCard: 0,
    bankAsked: 0,
    refusedInProgress: 0,
    chargedAfterOtherMethod: 0,
  }
  const charged = new Map<ServerKind, number>()
  await fc.assert(
    fc.asyncProperty(runs, fc.constantFrom(...kinds), async (events, kind) => {
      const { broken, coverage } = await play(events, {}, kind)
      for (const key of Object.keys(reached) as (keyof typeof reached)[])
        reached[key] += Number(coverage[key])
      charged.set(kind, (charged.get(kind) ?? 0) + Number(coverage.charged))
      expect(broken).toEqual([])
    }),
    parameters,
  )
  // Runs that never get anywhere would prove nothing.
  expect(Object.entries(reached).filter(([, count]) => count < 10)).toEqual([])
  expect(kinds.filter((kind) => (charged.get(kind) ?? 0) < 100)).toEqual([])
})

const offeredTooEarly = 'Pay was offered again before anyone knew what became of the payment'
const successForgotten = 'a success that reached the page was forgotten'
const stuck = 'a page did not recover by itself'

test.each<[string, Fault, string, ServerKind?]>([
  ['a new key for each load of the page', { newKeyPerLoad: true }, 'an item was charged twice'],
  ['a key for each payment method', { keyPerMethod: true }, 'an item was charged twice'],
  ['a mark lost over a reload', { sentForgotten: true }, offeredTooEarly],
  ['a lost answer taken for a decline', { lostTakenForDeclined: true }, offeredTooEarly],
  ['refusals read by their English sentence', { sentencesRead: true }, offeredTooEarly, translated],
  [
    'a missing code taken for a decline',
    { missingCodeTakenForDeclined: true },
    offeredTooEarly,
    withoutCodes,
  ],
  ['a server that does not know taken for a no', { pendingTakenForUnpaid: true }, offeredTooEarly],
  ['a success taken for a decline', { successUnheard: true }, successForgotten],
  ['a payment that the server knows of unheard', { paidUnheard: true }, successForgotten],
  ['an outcome asked for once', { askedOnce: true }, stuck],
  ['a departure awaited for ever', { departureAwaited: true }, stuck],
  ['an owned item handed over', { ownershipUnheard: true }, 'an item was handed over that is not available'],
])('finds %s by the property', options, async (_, fault, notice, kind) => {
  const noticed = new Set<string>()
  for (const events of fc.sample(runs, parameters)) {
    if (noticed.has(notice)) break
    for (const breach of (await play(events, fault, kind)).broken) noticed.add(breach)
  }
  expect([...noticed]).toContain(notice)
})
