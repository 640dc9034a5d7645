/**
 * Every address of the site (docs/product.md#oddities). Odd spellings such as `/offer-recieved` and `/wellcome` are
 * part of the product. Matching ignores case, so `/Profile` and `/profile` are one route.
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
  walletPagesConnect: '/wallet-connect',
  walletPagesWelcome: '/wellcome',
  walletPagesSignIn: '/Signin-wallet',
  walletPagesForgotPassword: '/wallet-forgot-password',
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
  securePayment: '/stripe-payment',
  funnel: '/funnel-page',
} as const

/** Names an address in code. */
export type PathName = keyof typeof paths

/** An address in the router's form: parameters have a colon. */
export type Path = (typeof paths)[PathName]

/** Pages that show one item, which their query or navigation state names. */
export const itemPages: readonly string[] = [
  paths.buyCollectible,
  paths.buyLand,
  paths.makeOffer,
  paths.cardPayment,
  paths.securePayment,
]

/** Reports of visits are counted by these routes; `*` is every address without a page. */
export const pageRoutes: readonly string[] = [...Object.values(paths), '*']

/**
 * Returns the file of a page in a built site. It is in lower case, since matching ignores case. A parameter appears by
 * its name, as one page serves all of its values.
 */
export const pageFile = (path: Path): string =>
  `${path.toLowerCase().replace(':', '').replace(/\/$/, '')}/index.html`
