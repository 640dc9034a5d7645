import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardPaymentMachine } from '../card-payment/card-payment.machine.ts'
import { securePaymentMachine } from '../secure-payment/secure-payment.machine.ts'
import { outcomeMachine } from '../shared/outcome.ts'
import { CheckoutSimulation, type Ending, type Product, type SimulationEvent } from './checkout-simulation.ts'

/** Half of all calls succeed. */
const ending = fc.oneof(
  fc.constant<Ending>('done'),
  fc.constantFrom<Ending>(
    'refused',
    'answer lost',
    'never arrived',
    'never settles',
    'bank asks',
    'bank asks',
    'in progress',
  ),
)
const event = fc.oneof<fc.MaybeWeightedArbitrary<SimulationEvent>[]>(
  { weight: 26, arbitrary: fc.record({ what: fc.constant('next step'), choice: fc.nat(15), ending }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('call ends'), choice: fc.nat(2), ending }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('reload') }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('the other payment method') }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('sign out and in') }) },
)
const runs = fc.array(event, { minLength: 20, maxLength: 60, size: 'max' })
const parameters = { numRuns: 1000, seed: 2117 }
/** The many runs need time on a busy computer. */
const options = { timeout: 60_000 }

async function brokenBy(events: readonly SimulationEvent[], fault: Partial<Product> = {}) {
  const simulation = new CheckoutSimulation(fault)
  for (const next of events) await simulation.apply(next)
  await simulation.recover()
  simulation.close()
  return [...simulation.broken]
}

test('charges an item once at most and loses no purchase', options, async () => {
  await fc.assert(
    fc.asyncProperty(runs, async (events) => {
      expect(await brokenBy(events)).toEqual([])
    }),
    parameters,
  )
})

const chargedTwice = 'an item was charged twice'
const offeredTooEarly = 'Pay was offered again before anyone knew what became of the payment'
const successForgotten = 'a success that reached the page was forgotten'
const withoutCharge = 'a payment was taken for made without a charge'
const stuck = 'a page did not recover by itself'

const year = 365 * 24 * 3_600_000
const never = (): boolean => false
const always = (): boolean => true
const failed = { status: 'failed' }
const takenForDecline = (id: string): Partial<Product> => ({
  fail: (call) => (call.id === id ? call.answer(failed) : call.fail(failed)),
})
const reading = (outcome: typeof outcomeMachine): Partial<Product> => ({
  secure: securePaymentMachine.provide({ actors: { outcome } }),
  card: cardPaymentMachine.provide({ actors: { outcome } }),
})

test.each<[string, Partial<Product>, string]>([
  ['a new key for each load of the page', { attempt: (load) => `load ${load}` }, chargedTwice],
  ['a key for each payment method', { attempt: (_, method) => method }, chargedTwice],
  ['a reload that forgets what was sent', { isSent: never }, offeredTooEarly],
  ['a lost confirmation taken for a decline', takenForDecline('confirmPayment'), offeredTooEarly],
  ['a lost card charge taken for a decline', takenForDecline('chargeCard'), offeredTooEarly],
  ['a lost answer of the bank taken for a decline', takenForDecline('askBank'), offeredTooEarly],
  ['a lost answer taken for a success', { fail: (call) => call.answer({ status: 'paid' }) }, withoutCharge],
  [
    'a server that does not know taken for a no',
    reading(outcomeMachine.provide({ guards: { isKnown: always } })),
    offeredTooEarly,
  ],
  ['an outcome asked for once', reading(outcomeMachine.provide({ delays: { readDelay: year } })), stuck],
  [
    'a redirect taken for a decline',
    { secure: securePaymentMachine.provide({ guards: { isRedirecting: never } }) },
    successForgotten,
  ],
  [
    'a payment that the server knows of and the flow never learns of',
    { secure: securePaymentMachine.provide({ guards: { isPaid: never } }) },
    successForgotten,
  ],
  [
    'an opening awaited for ever',
    { secure: securePaymentMachine.provide({ delays: { openLimit: year } }) },
    stuck,
  ],
  [
    'a departure awaited for ever',
    { secure: securePaymentMachine.provide({ delays: { leaveLimit: year } }) },
    stuck,
  ],
])('the property notices the fault: %s', options, async (_, fault, notice) => {
  const property = fc.asyncProperty(runs, async (events) => !(await brokenBy(events, fault)).includes(notice))
  expect((await fc.check(property, { ...parameters, endOnFailure: true })).failed).toBe(true)
})
