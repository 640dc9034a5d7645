/** The table of activities, on the market and on a profile. */
export const activityMessages = {
  name: 'Name',
  type: 'Type',
  buyer: 'Buyer',
  seller: 'Seller',
  price: 'Price',
  time: 'Time',
  /** For a screen reader, while the rows load. */
  loading: 'Loading activities',
  empty: 'No activities yet',
  emptyNote: 'Sales, listings and offers show here as they happen.',
  /** For a screen reader, as the heading over the table of a page. */
  title: 'Activities',
} as const
