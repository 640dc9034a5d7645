/** The receipts of a player's purchases: their list on the profile, the file, and one on a page of its own. */
export const receiptMessages = {
  title: 'Receipts',
  /** For a screen reader, as the name of the table of purchases. */
  purchases: 'Your purchases',
  item: 'Item',
  serialNumber: 'Serial number',
  amount: 'Amount (USD)',
  date: 'Date',
  payment: 'Payment',
  receipt: 'Receipt',
  /** For a screen reader: which purchase the link's receipt is of. */
  receiptOf: (title: string) => `Receipt, ${title}`,
  showAll: (count: number) => `Show all ${count}`,
  download: 'Download CSV',
  soldBy: 'Sold by',
  boughtBy: 'Bought by',
  total: 'Total paid (USD)',
  print: 'Print',
  yourActivities: 'Your activities',
  /** For a screen reader, while the receipt is on its way. */
  loading: 'Loading your receipt',
  missing: 'No such receipt',
  missingNote: 'None of your purchases was paid for by this payment.',
  signedOutNote: 'Sign in with the account that paid, and open this receipt again.',
  failed: 'Your receipt could not be loaded',
  tryAgain: 'Try again',
} as const
