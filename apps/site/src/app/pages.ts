import type { PathName } from '@meridian/contract/paths/paths'

/** A page with its own screen, which loads when it is visited. */
export interface ScreenPage {
  readonly stands: 'screen'
  /** Shown in the browser's tab before the product's name; empty on the home page. */
  readonly title: string
  /** Route module in `src/features`, without `.route.tsx`. */
  readonly file: string
  /** The page needs an item from the navigation state or the address. */
  readonly needs?: 'item'
  /** The tab shows the title of the item once it has loaded. */
  readonly titledByItem?: true
  /** The page has no header and footer (docs/product.md#routes). */
  readonly bare?: true
  /** The page is prerendered for visitors and indexed by search engines. `page-meta.ts` describes it. */
  readonly prerendered?: true
}

/** An address shows a screen, redirects, or shows an error. */
export type Page =
  | ScreenPage
  /** The address shows the 404 page on purpose. */
  | { readonly stands: 'notFound' }
  /** Matching ignores case, so this spelling is the same route. */
  | { readonly stands: 'sameRoute'; readonly to: PathName }
  | { readonly stands: 'redirect'; readonly to: PathName }

const screen = (
  title: string,
  file: string,
  more: Pick<ScreenPage, 'needs' | 'titledByItem' | 'bare' | 'prerendered'> = {},
): ScreenPage => ({ stands: 'screen', title, file, ...more })

/**
 * Maps every address to its page. The router, the walk of the end-to-end tests and the screenshots read this table. So
 * a new address does not compile without a page, and all of them cover it.
 */
export const pages: Readonly<Record<PathName, Page>> = {
  home: screen('', 'company/home', { prerendered: true }),
  homeLoading: screen('', 'company/home-loading'),
  about: screen('About Us', 'company/about', { prerendered: true }),
  news: screen('News', 'company/news', { prerendered: true }),
  signUp: screen('Create Account', 'auth/sign-up', { prerendered: true }),
  signIn: screen('Log in', 'auth/sign-in', { prerendered: true }),
  forgotPassword: screen('Forgotten Password', 'auth/forgot-password', { prerendered: true }),
  resetPassword: screen('Reset Password', 'auth/reset-password'),
  market: screen('MarketPlace', 'market/market', { prerendered: true }),
  collectibles: screen('Collectibles', 'market/collectibles', { prerendered: true }),
  lands: screen('Lands', 'market/lands', { prerendered: true }),
  activities: screen('Market activities', 'market/activities', { prerendered: true }),
  noActivities: screen('No activities', 'market/no-activities'),
  buyCollectible: screen('Buy', 'buy/buy-collectible', { needs: 'item', titledByItem: true }),
  buyLand: screen('Buy land', 'buy/buy-land', { needs: 'item', titledByItem: true }),
  makeOffer: screen('Make an offer', 'buy/make-offer', { needs: 'item' }),
  cardPayment: screen('Card payment', 'payment/card-payment', { needs: 'item' }),
  offersReceived: screen('Offers received', 'sell/offers-received'),
  offersReceivedElsewhere: { stands: 'redirect', to: 'offersReceived' },
  noOffers: screen('No offers', 'sell/no-offers'),
  requestFailed: screen('Request not successful', 'payment/request-failed'),
  requestSucceeded: screen('Request sent', 'payment/request-succeeded'),
  walletConnect: screen('Connect Wallet', 'auth/wallet-connect'),
  walletWelcome: screen('Welcome Back', 'auth/wallet-welcome'),
  walletSignIn: screen('Connecting to wallet', 'auth/wallet-sign-in'),
  walletForgotPassword: { stands: 'notFound' },
  emptyProfile: screen('Profile, no items', 'profile/empty-profile'),
  profile: screen('Profile', 'sell/profile-collectibles'),
  profileCollectibles: { stands: 'sameRoute', to: 'profile' },
  profileLands: screen('Profile, Land', 'sell/profile-lands'),
  profileActivity: screen('Activities', 'profile/profile-activity'),
  profileListings: screen('Profile, Listing', 'sell/profile-listings'),
  receipt: screen('Receipt', 'profile/receipt'),
  editProfile: screen('Edit Profile', 'profile/edit-profile'),
  dashboard: screen('Dashboard', 'payment/dashboard'),
  collectionsTest: screen('Popular Collections', 'market/collections-test', { prerendered: true }),
  stripePayment: screen('Secure payment', 'payment/stripe-payment', { needs: 'item', bare: true }),
  funnel: screen('Back the game', 'company/funnel', { prerendered: true }),
}

export const pathNames = Object.keys(pages) as PathName[]

/** Shown at every other address. */
export const notFoundPage = screen('Not found', 'company/not-found')

export const builtPages: readonly (ScreenPage & { name: PathName })[] = pathNames.flatMap((name) => {
  const page = pages[name]
  return page.stands === 'screen' ? [{ name, ...page }] : []
})
