import { expect, test } from 'vitest'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
import { offerFixtures } from './offer.fixtures.ts'
import { offerMachine } from './offer.machine.ts'

const { events } = offerFixtures

testTable(offerMachine, {
  situations: {
    untouched: { price: '', expiry: '6 Hours' },
    'an offer under way': { price: '1', expiry: '12 Months' },
  },
  events,
  moves: [
    { from: 'editing', on: 'price typed', change: { price: '900' } },
    { from: 'editing', on: 'expiry chosen', change: { expiry: '1 Year' } },
    { from: 'editing', on: 'offer.submit', change: { price: '', expiry: '6 Hours' } },
  ],
})

testPaths(offerMachine, offerFixtures)

test('starts each offer empty and with 6 Hours', () => {
  const { actor, calls } = start(offerMachine, undefined)
  const untouched = { price: '', expiry: '6 Hours' }
  expect(actor.getSnapshot().context).toEqual(untouched)
  actor.send({ type: 'price.changed', price: '900' })
  actor.send({ type: 'offer.submit' })
  expect(actor.getSnapshot().context).toEqual(untouched)
  expect(calls.made).toBe(0)
})
