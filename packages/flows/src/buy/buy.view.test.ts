import { kestrelInterceptor, mika } from '@meridian-2117/contract/fixtures'
import { expect, test } from 'vitest'
import { buyMachine } from './buy.machine.ts'
import { selectBuyView } from './buy.view.ts'

test.each([
  ['idle', { dialog: 'none', busy: false }],
  ['reviewing', { dialog: 'review', busy: false }],
  ['stepping', { dialog: 'none', busy: false }],
  ['confirming', { dialog: 'confirm', busy: false }],
  ['checking', { dialog: 'none', busy: true }],
  ['handedOver', { dialog: 'none', busy: true }],
] as const)('shows at most one dialog in %s', (value, view) => {
  const context = {
    item: kestrelInterceptor,
    playerId: mika.id,
    to: 'securePayment',
  } as const
  expect(selectBuyView(buyMachine.resolveState({ value, context }))).toEqual(view)
})
