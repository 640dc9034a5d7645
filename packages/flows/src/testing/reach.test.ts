import { expect, test } from 'vitest'
import { buyCases } from '../buy/buy.cases.ts'
import { buyMachine } from '../buy/buy.machine.ts'
import { intentPaymentCases } from '../intent-payment/intent-payment.cases.ts'
import { intentPaymentMachine } from '../intent-payment/intent-payment.machine.ts'
import { reachedStates } from './reach.ts'

test('reaches every state of a flow by its shortest path, in the order of the machine', () => {
  const reached = reachedStates(buyMachine, buyCases)
  expect(reached.map(({ name, events }) => [name, ...events])).toEqual([
    ['idle'],
    ['reviewing', 'buy.start'],
    ['stepping', 'buy.start', 'dialog.proceed'],
    ['confirming', 'buy.start', 'dialog.proceed', 'step delay over'],
    ['checking', 'buy.payByCard'],
    ['handedOver', 'offer.make'],
  ])
})

test('leaves out states that decide at once', () => {
  const names = reachedStates(intentPaymentMachine, intentPaymentCases).map(({ name }) => name)
  expect(names).toContain('unknown')
  expect(names).not.toContain('deciding')
  expect(names).not.toContain('reopening')
})
