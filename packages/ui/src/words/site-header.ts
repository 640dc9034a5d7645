/** The bar at the top of every page (Spec 2, Navigation bar); what its menus hold is in `site-menus`. */
export const siteHeaderWords = {
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
