import { mika } from '@meridian/contract/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  blindEvents,
  CheckoutSimulation,
  situations,
  type Ending,
  type Fault,
  type SimulationEvent,
  type ServerKind,
} from './checkout-simulation.ts'

/** The connection is lost as often as a call fails; most calls succeed. */
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
const weighted = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary })
const only = <Value extends string>(value: Value) => fc.constant(value)
const event: fc.Arbitrary<SimulationEvent> = fc.oneof(
  weighted(26, fc.record({ what: only('guided'), choice: fc.nat(15), ending })),
  weighted(2, fc.record({ what: only('blind'), type: fc.constantFrom(...blindEvents) })),
  weighted(3, fc.record({ what: only('call ends'), choice: fc.nat(2), ending })),
  weighted(1, fc.record({ what: only('time passes'), ms: fc.constantFrom(1, 99, 100, 1000, 30_000) })),
  weighted(1, fc.record({ what: only('session'), userId: fc.constantFrom(mika.id, null) })),
  weighted(2, fc.record({ what: only('reload') })),
  weighted(1, fc.record({ what: only('back to the item') })),
  weighted(3, fc.record({ what: only('the other payment method') })),
)

const runs = fc.array(event, { minLength: 20, maxLength: 60, size: 'max' })
const parameters = { numRuns: 1500, seed: 2117 }
/** Many runs, on computers that may be busy. */
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
  const runsOf = new Map<string, number>()
  const charged = new Map<ServerKind, number>()
  await fc.assert(
    fc.asyncProperty(runs, fc.constantFrom(...kinds), async (events, kind) => {
      const { broken, covered } = await play(events, undefined, kind)
      for (const situation of covered) runsOf.set(situation, (runsOf.get(situation) ?? 0) + 1)
      if (covered.has('charged')) charged.set(kind, (charged.get(kind) ?? 0) + 1)
      expect(broken).toEqual([])
    }),
    parameters,
  )
  // Runs that never reach a payment would prove nothing.
  expect(situations.filter((situation) => (runsOf.get(situation) ?? 0) < 10)).toEqual([])
  expect(kinds.filter((kind) => (charged.get(kind) ?? 0) < 100)).toEqual([])
})

const offeredTooEarly = 'Pay was offered again before anyone knew what became of the payment'
const successForgotten = 'a success that reached the page was forgotten'
const stuck = 'a page did not recover by itself'

test.each<[Fault, string, ServerKind?]>([
  ['a new key for each load of the page', 'an item was charged twice'],
  ['a key for each payment method', 'an item was charged twice'],
  ['a reload that forgets what was sent', offeredTooEarly],
  ['a lost answer taken for a decline', offeredTooEarly],
  ['refusals read by their English sentence', offeredTooEarly, translated],
  ['a missing code taken for a decline', offeredTooEarly, withoutCodes],
  ['a server that does not know taken for a no', offeredTooEarly],
  ['a success taken for a decline', successForgotten],
  ['a payment that the server knows of unheard', successForgotten],
  ['an outcome asked for once', stuck],
  ['a departure awaited for ever', stuck],
  ['an owned item handed over', 'an item was handed over that is not available'],
])('the property notices the fault: %s', options, async (fault, notice, kind) => {
  const noticed = new Set<string>()
  for (const events of fc.sample(runs, parameters)) {
    if (noticed.has(notice)) break
    for (const breach of (await play(events, fault, kind)).broken) noticed.add(breach)
  }
  expect([...noticed]).toContain(notice)
})
