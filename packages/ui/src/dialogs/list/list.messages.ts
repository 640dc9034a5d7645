/** The dialogs of listing an item; the wallet's messages are in `wallet-choice`. */
export const listStepMessages = {
  /** On purpose, although something is listed (docs/product.md#oddities). */
  title: 'Buy Assets',
  firstStep: 'Step 1 of 4. Next: confirm the price.',
  secondStep: 'Step 2 of 4. Next: choose your wallet.',
  thirdStep: 'Step 3 of 4. Next: connect it.',
  lastStep: 'Step 4 of 4.',
  listPrice: 'List price',
  platformFee: 'Platform Fee',
  /** The price with the fee, in the second step. */
  confirmedPrice: 'List Price',
  cancel: 'Cancel',
  /** The left button of a parcel's second step. */
  closeLand: 'Close',
  listNow: 'List Now',
  confirm: 'Confirm',
} as const

/** The dialog that cancels listings. */
export const cancelListingMessages = {
  title: 'Cancel Listing',
  totalPrice: 'Total price',
  close: 'Close',
  confirm: 'Confirm',
} as const
