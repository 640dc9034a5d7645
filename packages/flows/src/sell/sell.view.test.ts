import { expect, test } from 'vitest'
import { sellMachine } from './sell.machine.ts'
import { selectSellView } from './sell.view.ts'

test.each([
  ['idle', 'none'],
  ['choosingItem', 'item'],
  ['toWallets', 'none'],
  ['choosingWallet', 'wallets'],
  ['toConnection', 'none'],
  ['connecting', 'connect'],
] as const)('shows at most one dialog in %s', (value, dialog) => {
  expect(selectSellView(sellMachine.resolveState({ value }))).toEqual({ dialog })
})
