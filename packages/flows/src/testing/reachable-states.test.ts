import { expect, test } from 'vitest'
import { buyFixtures } from '../buy/buy.fixtures.ts'
import { buyMachine } from '../buy/buy.machine.ts'
import { intentPaymentFixtures } from '../intent-payment/intent-payment.fixtures.ts'
import { intentPaymentMachine } from '../intent-payment/intent-payment.machine.ts'
import { reachableStates } from './reachable-states.ts'

test('reaches every state of a flow by its shortest path, in the order of the machine', () => {
  const reached = reachableStates(buyMachine, buyFixtures)
  expect(reached.map(({ name, events }) => [name, ...events])).toEqual([
    ['idle'],
    ['reviewing', 'buy.start'],
    ['stepping', 'buy.start', 'dialog.proceed'],
    ['confirming', 'buy.start', 'dialog.proceed', 'step delay over'],
    ['checking', 'buy.payByCard'],
    ['handedOver', 'offer.make'],
  ])
})

test('leaves out transient states', () => {
  const names = reachableStates(intentPaymentMachine, intentPaymentFixtures).map(({ name }) => name)
  expect(names).toContain('unknown')
  expect(names).not.toContain('deciding')
  expect(names).not.toContain('reopening')
})
