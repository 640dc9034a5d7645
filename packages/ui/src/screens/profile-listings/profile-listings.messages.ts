/** The profile's tab Listing. */
export const listingMessages = {
  heading: 'Listing',
  caption: 'Your listings',
  listing: 'Listing',
  status: 'Status',
  price: 'Price',
  floor: 'Floor',
  quantity: 'Qty',
  select: 'Select',
  active: 'Active',
  inactive: 'Inactive',
  /** For a screen reader: the item that the box selects. */
  selectOne: (name: string) => `Select ${name}`,
  count: (listings: number) => `${listings} ${listings === 1 ? 'listing' : 'listings'}`,
  selected: (ticked: number, listings: number) => `${ticked} of ${listings} selected`,
  cancelTicked: (ticked: number) => `Cancel ${ticked} Listing(s)`,
  empty: 'No Listing',
  emptyNote: 'What you offer for sale shows here.',
  choose: 'Choose something to list',
} as const
