/** The messages that the profile pages share, with the tabs Collectible and Land. */
export const profileMessages = {
  /** The name on the profile of a visitor. */
  guest: 'Guest',
  balance: 'Balance',
  editProfile: 'Edit Profile',
  /** For a screen reader, as the name of the tab bar. */
  tabs: 'Profile',
  collectible: 'Collectible',
  land: 'Land',
  activities: 'Activities',
  listing: 'Listing',
  /** For a screen reader, while a list loads. */
  loadingCollectibles: 'Loading collectibles',
  loadingLand: 'Loading land',
  listNow: 'List Now',
  /** For a screen reader: which item the button lists. */
  listItem: (title: string) => `List Now, ${title}`,
  empty: 'No Listing',
  emptyNote: 'What you own and can list shows here.',
  openMarket: 'Open the Marketplace',
  /** For a screen reader, as the name of the table of activities. */
  yourActivities: 'Your activities',
  /** The link that a visitor sees in place of the activities. */
  signIn: 'Sign In',
} as const
