/** The dialogs of Instant Sell; the wallet's messages are in `wallet-choice`. */
export const sellStepMessages = {
  selectItem: 'Select item to sell',
  firstStep: 'Step 1 of 3. Next: choose your wallet.',
  secondStep: 'Step 2 of 3. Next: connect it.',
  lastStep: 'Step 3 of 3.',
  price: 'Price',
  platformFee: 'Platform Fee',
  total: 'Total',
  terms: 'By clicking Sell Now you agree to the Terms of Service.',
  cancel: 'Cancel',
  sellNow: 'Sell Now',
} as const
