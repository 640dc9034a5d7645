import { expect, test } from 'vitest'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
import { cancelListingFixtures, core, scarab } from './cancel-listing.fixtures.ts'
import { cancelListingMachine } from './cancel-listing.machine.ts'

const { events } = cancelListingFixtures

const situations = {
  'nothing ticked': { ticked: [], toCancel: [] },
  'core ticked': { ticked: [core], toCancel: [] },
  'both ticked, core asked before': { ticked: [core, scarab], toCancel: [core] },
}
const ticked = ['core ticked', 'both ticked, core asked before'] as const

testTable(cancelListingMachine, {
  situations,
  events,
  moves: [
    { when: ['nothing ticked'], from: 'choosing', on: 'core toggled', change: { ticked: [core] } },
    { when: ['nothing ticked'], from: 'choosing', on: 'scarab toggled', change: { ticked: [scarab] } },
    { when: ['core ticked'], from: 'choosing', on: 'core toggled', change: { ticked: [] } },
    { when: ['core ticked'], from: 'choosing', on: 'scarab toggled', change: { ticked: [core, scarab] } },
    {
      when: ['both ticked, core asked before'],
      from: 'choosing',
      on: 'core toggled',
      change: { ticked: [scarab] },
    },
    {
      when: ['both ticked, core asked before'],
      from: 'choosing',
      on: 'scarab toggled',
      change: { ticked: [core] },
    },
    {
      when: ['core ticked'],
      from: 'choosing',
      on: 'cancel.start',
      to: 'confirming',
      change: { toCancel: [core] },
    },
    {
      when: ['both ticked, core asked before'],
      from: 'choosing',
      on: 'cancel.start',
      to: 'confirming',
      change: { toCancel: [core, scarab] },
    },
    { when: ticked, from: 'confirming', on: 'dialog.proceed', to: 'choosing', change: { ticked: [] } },
    // No event leads there, but a dialog without rows could still be left.
    { when: ['nothing ticked'], from: 'confirming', on: 'dialog.proceed', to: 'choosing' },
    { from: 'confirming', on: 'dialog.close', to: 'choosing' },
  ],
})

testPaths(cancelListingMachine, cancelListingFixtures)

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
