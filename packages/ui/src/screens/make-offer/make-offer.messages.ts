/** Making an offer, and received offers (docs/product.md#offers). */
export const offerMessages = {
  back: 'Back',
  /** For a screen reader, as the name of the offer's item. */
  item: 'Item',
  make: 'Make an offer',
  price: 'Price',
  expiredIn: 'Expired In',
  '6 Hours': '6 Hours',
  '12 Hours': '12 Hours',
  '6 Months': '6 Months',
  '12 Months': '12 Months',
  '1 Year': '1 Year',
  /** The same for every price on purpose (docs/product.md#offers). */
  yourPay: 'Your Pay --- USDC',
  submit: 'Submit Offer',
  received: 'Offers received',
  offer: 'Offer',
  from: 'From',
  expire: 'Expire',
  none: 'No offers right now',
  toMarket: 'Go to the marketplace',
} as const
