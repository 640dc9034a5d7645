/** The messages about the outcome of a payment or an offer. */
export const requestMessages = {
  succeeded: 'Your request has been sent successfully',
  failed: 'Your request was not successful',
  /** Said around the item's title, which is drawn brighter. */
  paid: (title: string, amount: string) => `${title} is yours. Your card was charged ${amount}.`,
  viewCollection: 'View | My Collection',
  goHome: 'Go Home',
} as const
