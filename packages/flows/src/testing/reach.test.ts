import { expect, test } from 'vitest'
import { buyCases } from '../buy/buy.cases.ts'
import { buyMachine } from '../buy/buy.machine.ts'
import { intentPaymentCases } from '../intent-payment/intent-payment.cases.ts'
import { intentPaymentMachine } from '../intent-payment/intent-payment.machine.ts'
import { reachedStates, wayTo } from './reach.ts'

test('every state of a flow is reached by its shortest way, in the order of the machine', () => {
  const reached = reachedStates(buyMachine, buyCases)
  expect(reached.map(({ name, way }) => [name, ...way.map(({ happening }) => happening)])).toEqual([
    ['idle'],
    ['reviewing', 'buy.start'],
    ['stepping', 'buy.start', 'dialog.proceed'],
    ['confirming', 'buy.start', 'dialog.proceed', 'step delay over'],
    ['checking', 'buy.payByCard'],
    ['handedOver', 'offer.make'],
  ])
})

test('states that decide at once are not stood in', () => {
  const names = reachedStates(intentPaymentMachine, intentPaymentCases).map(({ name }) => name)
  expect(names).toContain('unknown')
  expect(names).not.toContain('deciding')
  expect(names).not.toContain('reopening')
})

test('the way to a state with its context tells what a player would hear', () => {
  const [input] = buyCases.inputs
  const owned = wayTo(buyMachine, input, buyCases.events, {
    value: 'idle',
    context: { ...input, to: 'cardPayment' },
  })
  expect(owned?.way.map(({ happening, tells }) => [happening, ...tells])).toEqual([
    ['buy.payByCard'],
    ['check: owned', { type: 'toast', tone: 'error', message: { key: 'alreadyPurchased' } }],
  ])
})

test('no way leads to what a flow never comes to', () => {
  expect(
    wayTo(buyMachine, buyCases.inputs[0], buyCases.events, { value: 'idle', context: { to: 'home' } }),
  ).toBe(undefined)
})
