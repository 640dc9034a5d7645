/**
 * Every address of the site, spelled once (docs/product.md#oddities). Odd spellings such as `/offer-recieved` and
 * `/wellcome` are part of the product. Matching ignores case, so `/Profile` and `/profile` are one route.
 */
export const paths = {
  home: '/',
  homeLoading: '/home',
  about: '/about',
  news: '/news',
  signUp: '/signup',
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  market: '/market-place',
  collectibles: '/nfa-expand',
  lands: '/land',
  activities: '/personal-activity',
  noActivities: '/no-personal-activity',
  buyCollectible: '/buy-nfa',
  buyLand: '/buy-land',
  makeOffer: '/payment',
  cardPayment: '/offer',
  offersReceived: '/offer-recieved',
  offersReceivedElsewhere: '/offer-received',
  noOffers: '/no-offer',
  requestFailed: '/error',
  requestSucceeded: '/success',
  walletConnect: '/wallet-connect',
  walletWelcome: '/wellcome',
  walletSignIn: '/Signin-wallet',
  walletForgotPassword: '/wallet-forgot-password',
  emptyProfile: '/no-item-profile',
  profile: '/profile',
  profileCollectibles: '/Profile',
  profileLands: '/Lands',
  profileActivity: '/Activity',
  profileListings: '/List',
  receipt: '/receipt',
  editProfile: '/edit',
  dashboard: '/dashboard',
  collectionsTest: '/testing',
  stripePayment: '/stripe-payment',
  funnel: '/funnel-page',
} as const

/** The key of a path in code. */
export type PathName = keyof typeof paths

/** An address as the router has it, its parameters with a colon. */
export type Path = (typeof paths)[PathName]

/**
 * The file of an address's page in a built site. Matching ignores case, so it is lower case; a parameter appears by its
 * name, as one page serves all of its values.
 */
export const pageFile = (path: Path): string =>
  `${path.toLowerCase().replace(':', '').replace(/\/$/, '')}/index.html`
