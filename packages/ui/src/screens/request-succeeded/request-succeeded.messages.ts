/** The messages about the outcome of a payment or an offer. */
export const requestSucceededMessages = {
  succeeded: 'Your request has been sent successfully',
  failed: 'Your request was not successful',
  /** Around the item's title, which is brighter. */
  paid: (title: string, amount: string) => `${title} is yours. Your card was charged ${amount}.`,
  viewCollection: 'View | My Collection',
  goHome: 'Go Home',
} as const
