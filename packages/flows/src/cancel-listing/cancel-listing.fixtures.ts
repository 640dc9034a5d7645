import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { cancelListingMachine } from './cancel-listing.machine.ts'

export const core = '#HC-0052'
export const scarab = '#LS-0314'

const events = {
  'core toggled': { type: 'row.toggle', id: core },
  'scarab toggled': { type: 'row.toggle', id: scarab },
  'cancel.start': { type: 'cancel.start' },
  'dialog.proceed': { type: 'dialog.proceed' },
  'dialog.close': { type: 'dialog.close' },
}

/** Inputs, events and described states of cancelling listings, for tests, stories and the inspector. */
export const cancelListingFixtures = {
  inputs: [{}],
  events,
  resumable: ['choosing', 'confirming'],
  states: {
    choosing: 'The listing page: rows are ticked.',
    confirming: 'The dialog Cancel Listing asks about the ticked rows.',
  },
} as const satisfies MachineFixtures<typeof cancelListingMachine>
