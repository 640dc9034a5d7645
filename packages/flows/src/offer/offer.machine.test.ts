import { expect, test } from 'vitest'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { offerFixtures } from './offer.fixtures.ts'
import { offerMachine } from './offer.machine.ts'

testPaths(offerMachine, offerFixtures)

test('starts each offer empty and with 6 Hours, and keeps what is typed and chosen', () => {
  const { actor, calls } = start(offerMachine, undefined)
  const untouched = { price: '', expiry: '6 Hours' }
  expect(actor.getSnapshot().context).toEqual(untouched)
  actor.send({ type: 'price.changed', price: '900' })
  actor.send({ type: 'expiry.changed', expiry: '1 Year' })
  expect(actor.getSnapshot().context).toEqual({ price: '900', expiry: '1 Year' })
  actor.send({ type: 'offer.submit' })
  expect(actor.getSnapshot().context).toEqual(untouched)
  expect(calls.made).toBe(0)
})
