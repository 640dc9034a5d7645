/** What the menus of the bar hold (Spec 2, Navigation bar). */
export const siteMenuWords = {
  overview: 'Overview & Desc',
  overviewNote: "See what's new and trending",
  assets: 'My Assets',
  assetsNote: 'Track and manage everything you own',
  collectibles: 'Collectibles',
  collectiblesNote: 'Track and manage your NFTs',
  land: 'Land',
  landNote: 'Buy a parcel of land and build on it',
  discord: 'Discord',
  x: 'X',
  telegram: 'Telegram',
  /** Before the player's name. */
  signedInAs: 'Signed in as',
} as const
