/** The receipts of a player's purchases: the list on the profile, the file, and the page of one receipt. */
export const receiptMessages = {
  title: 'Receipts',
  /** For a screen reader, as the name of the table of purchases. */
  purchases: 'Your purchases',
  item: 'Item',
  serialNumber: 'Serial number',
  amount: 'Amount (USD)',
  date: 'Date',
  payment: 'Payment',
  /** Headings of the file: the state of money that goes back, and its sum. */
  refund: 'Refund',
  refundAmount: 'Refund (USD)',
  receipt: 'Receipt',
  /** For a screen reader: the item of the link's receipt. */
  receiptOf: (title: string) => `Receipt, ${title}`,
  showAll: (count: number) => `Show all ${count}`,
  download: 'Download CSV',
  soldBy: 'Sold by',
  boughtBy: 'Bought by',
  total: 'Total paid (USD)',
  print: 'Print',
  yourActivities: 'Your activities',
  /** For a screen reader, while the receipt loads. */
  loading: 'Loading your receipt',
  missing: 'No such receipt',
  missingNote: 'None of your purchases was paid for by this payment.',
  signedOutNote: 'Sign in with the account that paid, and open this receipt again.',
  failed: 'Your receipt could not be loaded',
  tryAgain: 'Try again',
} as const
