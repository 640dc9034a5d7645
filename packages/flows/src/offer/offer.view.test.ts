import { expect, test } from 'vitest'
import { offerMachine } from './offer.machine.ts'
import { selectOfferView } from './offer.view.ts'

test('shows the typed and chosen values', () => {
  const context = { price: '900', expiry: '1 Year' } as const
  expect(selectOfferView(offerMachine.resolveState({ value: 'editing', context }))).toEqual(context)
})
