/** The two payment pages. The contract's `messages` say why a payment failed. */
export const paymentMessages = {
  secure: 'Secure card payment',
  backToMarket: 'Back to the marketplace',
  /** The label of the link back if item and payment share an address. */
  backToItem: 'Back to the item',
  goToMarket: 'Go to the marketplace',
  /** While a payment is processing whose player is signed out, by another tab or by the end of the session. */
  goesOnSignedOut: 'You are no longer signed in here. Your payment goes on to its end.',
  choosingNeeded: 'Sign in and choose the item again to pay for it.',
  priceNeeded: 'This item has no price yet, so there is nothing to pay.',
  paying: (amount: string) => `You are paying ${amount}`,
  /** Around the account's e-mail address, which is brighter. */
  player: (email: string) => `Paying as ${email}`,
  feeNotCharged: 'The platform fee is not charged to cards.',
  /** For a screen reader, while the provider's fields load. */
  loadingForm: 'Loading the payment form',
  visa: 'Visa',
  mastercard: 'MasterCard',
  nameOnCard: 'Name on card',
  number: 'Card number',
  expiry: 'Expiry date',
  code: 'CVV/CVC',
  pay: (amount: string) => `Pay ${amount}`,
  purchase: 'Purchase Now',
  processing: 'Processing...',
  tryAgain: 'Try again',
  seePurchases: 'See your purchases',
  chooseAgain: 'Choose it again at its new price',
} as const
