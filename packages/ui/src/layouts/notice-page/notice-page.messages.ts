/** The pages that show only a notice. */
export const noticeMessages = {
  notFound: '404: Page not found',
  notFoundNote: 'Nothing stands at this address, on this side of the Gate.',
  goHome: 'Go Home',
  errorPage: 'Something went wrong',
  errorPageNote: 'This page could not be shown. Loading it again usually helps.',
  /** Replaces a broken payment page until its payment has ended. */
  paymentGoesOn: 'Your payment goes on',
  paymentGoesOnNote: 'This page broke, your payment did not. Please stay: what comes of it is said here.',
  reload: 'Reload',
  noItem: 'No item is chosen',
  noItemNote: 'This page shows the item that you come with. Pick one in the marketplace.',
  itemDelisted: 'This item has left the market',
  itemDelistedNote: 'Nobody can buy it any more. Those who own it keep it.',
  itemFailed: 'This item could not be loaded',
  itemFailedNote:
    'The market did not answer. Your link still leads to the item: it is being asked for again.',
  tryAgain: 'Try again',
  dashboard: 'Welcome to Dashboard',
  /** To a visitor: a bank may lead back to another browser than the one of the purchase. */
  purchaseSafe:
    'A purchase is safe with your account. Log in here, or go back to the browser where you paid, and see it under your activity.',
  viewActivity: 'View your activity',
  marketplace: 'Marketplace',
} as const
