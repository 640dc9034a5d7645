import { expect, test } from 'vitest'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { cancelListingFixtures, core, scarab } from './cancel-listing.fixtures.ts'
import { cancelListingMachine } from './cancel-listing.machine.ts'

testPaths(cancelListingMachine, cancelListingFixtures)

test('ticks and unticks rows, and asks about the ticked ones, if any', () => {
  const { actor, seen } = start(cancelListingMachine, {})
  actor.send({ type: 'cancel.start' })
  for (const id of [core, scarab, core]) actor.send({ type: 'row.toggle', id })
  actor.send({ type: 'cancel.start' })
  expect(seen.slice(-2)).toEqual(['choosing', 'confirming'])
  expect(seen.slice(0, -1)).not.toContain('confirming')
  expect(actor.getSnapshot().context).toEqual({ ticked: [scarab], toCancel: [scarab] })
})

test('keeps the ticks after Close, clears them after Confirm, and ignores a second Confirm', () => {
  const { actor } = start(cancelListingMachine, {})
  actor.send({ type: 'row.toggle', id: core })
  actor.send({ type: 'row.toggle', id: scarab })
  actor.send({ type: 'cancel.start' })
  actor.send({ type: 'dialog.close' })
  expect(actor.getSnapshot().context.ticked).toEqual([core, scarab])
  actor.send({ type: 'cancel.start' })
  actor.send({ type: 'dialog.proceed' })
  actor.send({ type: 'dialog.proceed' })
  const { value, context } = actor.getSnapshot()
  expect({ value, context }).toEqual({ value: 'choosing', context: { ticked: [], toCancel: [core, scarab] } })
})

test('keeps the ticks of rows under the dialog', () => {
  const { actor } = start(cancelListingMachine, {})
  actor.send({ type: 'row.toggle', id: core })
  actor.send({ type: 'cancel.start' })
  actor.send({ type: 'row.toggle', id: core })
  expect(actor.getSnapshot().context).toEqual({ ticked: [core], toCancel: [core] })
})
