import { expect, test } from 'vitest'
import { buyFixtures } from '../buy/buy.fixtures.ts'
import { buyMachine } from '../buy/buy.machine.ts'
import { reachableStates } from './reachable-states.ts'

test('reaches every state of a flow by its shortest path', () => {
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
