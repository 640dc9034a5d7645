import { expect, test } from 'vitest'
import { cancelListingMachine } from './cancel-listing.machine.ts'
import { selectCancelListingView } from './cancel-listing.view.ts'

const context = { ticked: ['#HC-0052'], toCancel: ['#LS-0314'] }

test.each([
  ['choosing', { dialog: 'none', ...context }],
  ['confirming', { dialog: 'confirm', ...context }],
] as const)('shows the ticks in %s, and the dialog when it asks', (value, view) => {
  expect(selectCancelListingView(cancelListingMachine.resolveState({ value, context }))).toEqual(view)
})
