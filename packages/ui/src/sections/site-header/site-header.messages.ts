/** The bar at the top of every page, without its menus. */
export const siteHeaderMessages = {
  skip: 'Skip to content',
  /** For a screen reader, as the name of the bar's links. */
  main: 'Main',
  shop: 'Shop',
  about: 'About Us',
  news: 'News',
  social: 'Social',
  profile: 'Profile',
  logOut: 'Logout',
  signIn: 'Sign In',
  openMenu: 'Open menu',
  menu: 'Menu',
  closeMenu: 'Close menu',
} as const

/** The messages of the menus in the bar. */
export const siteMenuMessages = {
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
