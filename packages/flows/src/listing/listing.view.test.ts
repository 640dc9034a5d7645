import { kestrelInterceptor as item } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { listingMachine } from './listing.machine.ts'
import { selectListingView } from './listing.view.ts'

test.each([
  ['idle', { dialog: 'none', item }],
  ['reviewing', { dialog: 'review', item }],
  ['toConfirmation', { dialog: 'none', item }],
  ['confirming', { dialog: 'confirm', item }],
  ['toWallets', { dialog: 'none', item }],
  ['choosingWallet', { dialog: 'wallets', item }],
  ['toConnection', { dialog: 'none', item }],
  ['connecting', { dialog: 'connect', item }],
] as const)('shows at most one dialog in %s', (value, view) => {
  expect(selectListingView(listingMachine.resolveState({ value, context: { item } }))).toEqual(view)
})
