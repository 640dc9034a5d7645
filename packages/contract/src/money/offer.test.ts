import { expect, test } from 'vitest'
import { offerPriceProblem } from './offer.ts'

test.each(['0.5', '1100.5', '999999.99', ' 7 '])('accepts the price %j of an offer', (price) => {
  expect(offerPriceProblem(price)).toBeUndefined()
})

test.each(['', ' '])('requires a price in place of %j', (price) => {
  expect(offerPriceProblem(price)).toEqual({ key: 'offerPriceRequired' })
})

test.each(['-5', '0', '0.49', '1e9', '1000000', 'NaN'])('refuses the price %j', (price) => {
  expect(offerPriceProblem(price)).toEqual({ key: 'offerPriceOutOfBounds' })
})
