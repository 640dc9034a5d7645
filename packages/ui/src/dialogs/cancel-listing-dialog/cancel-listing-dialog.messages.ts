/** The dialog that cancels listings. */
export const cancelListingMessages = {
  title: 'Cancel Listing',
  totalPrice: 'Total price',
  close: 'Close',
  confirm: 'Confirm',
} as const
