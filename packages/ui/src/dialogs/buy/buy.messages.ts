/** The dialogs of buying a collectible and of buying land. */
export const buyStepMessages = {
  buyAssets: 'Buy Assets',
  buyLand: 'Buy Land',
  firstStep: 'Step 1 of 2. Next: confirm the total.',
  lastStep: 'Step 2 of 2. Next: pay by card.',
  listPrice: 'List price',
  platformFee: 'Platform Fee',
  total: 'Total',
  /** The label of the total in the last step of buying a collectible. */
  confirmedTotal: 'List Price',
  landTotal: 'Total fee',
  cancel: 'Cancel',
  close: 'Close',
  buyNow: 'Buy Now',
  confirm: 'Confirm',
} as const
