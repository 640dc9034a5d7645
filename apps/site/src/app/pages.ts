import type { PathName } from '@meridian/contract/rules/paths'
import type { ComponentType } from 'react'
import type { Queries, ReadQuery } from '../lib/api/queries.ts'
import { loadCode } from '../lib/load-code.ts'

/** The component of a page, with the queries that a link to it may prefetch. */
export type RouteScreen = ComponentType & {
  readonly prefetch?: (queries: Queries) => readonly Pick<ReadQuery<unknown>, 'queryKey' | 'queryFn'>[]
}

/** A page with a screen of its own, loaded when it is visited. */
export interface ScreenPage {
  readonly stands: 'screen'
  /** The page's name in the browser's tab; the home page has the product's alone. */
  readonly title: string
  readonly load: () => Promise<RouteScreen>
  /** What navigation state hands over or the address names; with neither, the page says so (decisions, Routes). */
  readonly needs?: 'item'
  /** The tab has the title of the item, once it is there. */
  readonly titledByItem?: true
  /** Without header and footer (Spec 2, Stripe-payment page). */
  readonly bare?: true
  /** For visitors: written as HTML when the site is built, and found by search engines. `page-meta.ts` describes it. */
  readonly prerendered?: true
}

/** What stands at an address. */
export type Page =
  | ScreenPage
  /** The 404 page, by decision. */
  | { readonly stands: 'notFound' }
  /** Another spelling of the same route, as matching ignores case. */
  | { readonly stands: 'sameRoute'; readonly as: PathName }
  | { readonly stands: 'redirect'; readonly to: PathName }

const screen = (
  title: string,
  load: ScreenPage['load'],
  more: Pick<ScreenPage, 'needs' | 'titledByItem' | 'bare' | 'prerendered'> = {},
): ScreenPage => ({ stands: 'screen', title, load: () => loadCode(load), ...more })

/**
 * Every address and what stands there (Spec 2, Routes). The router, the walk of the end-to-end tests and the screenshots
 * are read off this table, so a new address does not compile before its page is named, and is then looked at by all.
 */
export const pages: Readonly<Record<PathName, Page>> = {
  home: screen('', async () => (await import('../features/company/home.route.tsx')).HomeRoute, {
    prerendered: true,
  }),
  homeLoading: screen(
    '',
    async () => (await import('../features/company/home-loading.route.tsx')).HomeLoadingRoute,
  ),
  about: screen('About Us', async () => (await import('../features/company/about.route.tsx')).AboutRoute, {
    prerendered: true,
  }),
  news: screen('News', async () => (await import('../features/company/news.route.tsx')).NewsRoute, {
    prerendered: true,
  }),
  signUp: screen(
    'Create Account',
    async () => (await import('../features/auth/sign-up.route.tsx')).SignUpRoute,
    {
      prerendered: true,
    },
  ),
  signIn: screen('Log in', async () => (await import('../features/auth/sign-in.route.tsx')).SignInRoute, {
    prerendered: true,
  }),
  forgotPassword: screen(
    'Forgotten Password',
    async () => (await import('../features/auth/forgot-password.route.tsx')).ForgotPasswordRoute,
    { prerendered: true },
  ),
  resetPassword: screen(
    'Reset Password',
    async () => (await import('../features/auth/reset-password.route.tsx')).ResetPasswordRoute,
  ),
  market: screen(
    'MarketPlace',
    async () => (await import('../features/market/market.route.tsx')).MarketOverviewRoute,
    { prerendered: true },
  ),
  collectibles: screen(
    'Collectibles',
    async () => (await import('../features/market/collectibles.route.tsx')).CollectiblesRoute,
    { prerendered: true },
  ),
  lands: screen('Lands', async () => (await import('../features/market/lands.route.tsx')).LandsRoute, {
    prerendered: true,
  }),
  activities: screen(
    'Market activities',
    async () => (await import('../features/market/activities.route.tsx')).ActivitiesRoute,
    { prerendered: true },
  ),
  noActivities: screen(
    'No activities',
    async () => (await import('../features/market/no-activities.route.tsx')).NoActivitiesRoute,
  ),
  buyCollectible: screen(
    'Buy',
    async () => (await import('../features/buy/buy-collectible.route.tsx')).BuyCollectibleRoute,
    { needs: 'item', titledByItem: true },
  ),
  buyLand: screen('Buy land', async () => (await import('../features/buy/buy-land.route.tsx')).BuyLandRoute, {
    needs: 'item',
    titledByItem: true,
  }),
  makeOffer: screen(
    'Make an offer',
    async () => (await import('../features/buy/make-offer.route.tsx')).MakeOfferRoute,
    { needs: 'item' },
  ),
  cardPayment: screen(
    'Card payment',
    async () => (await import('../features/payment/card-payment.route.tsx')).CardPaymentRoute,
    { needs: 'item' },
  ),
  offersReceived: screen(
    'Offers received',
    async () => (await import('../features/sell/offers-received.route.tsx')).OffersReceivedRoute,
  ),
  offersReceivedElsewhere: { stands: 'redirect', to: 'offersReceived' },
  noOffers: screen('No offers', async () => (await import('@meridian/ui/screens/no-offers')).NoOffersScreen),
  requestFailed: screen(
    'Request not successful',
    async () => (await import('@meridian/ui/screens/request-failed')).RequestFailedScreen,
  ),
  requestSucceeded: screen(
    'Request sent',
    async () => (await import('../features/payment/request-succeeded.route.tsx')).RequestSucceededRoute,
  ),
  walletConnect: screen(
    'Connect Wallet',
    async () => (await import('../features/auth/wallet-connect.route.tsx')).WalletConnectRoute,
  ),
  walletWelcome: screen(
    'Welcome Back',
    async () => (await import('../features/auth/wallet-welcome.route.tsx')).WalletWelcomeRoute,
  ),
  walletSignIn: screen(
    'Connecting to wallet',
    async () => (await import('../features/auth/wallet-sign-in.route.tsx')).WalletSignInRoute,
  ),
  walletForgotPassword: { stands: 'notFound' },
  emptyProfile: screen(
    'Profile, no items',
    async () => (await import('../features/profile/empty-profile.route.tsx')).EmptyProfileRoute,
  ),
  profile: screen(
    'Profile',
    async () => (await import('../features/sell/profile-items.route.tsx')).ProfileCollectiblesRoute,
  ),
  profileCollectibles: { stands: 'sameRoute', as: 'profile' },
  profileLands: screen(
    'Profile, Land',
    async () => (await import('../features/sell/profile-items.route.tsx')).ProfileLandsRoute,
  ),
  profileActivity: screen(
    'Activities',
    async () => (await import('../features/profile/profile-activity.route.tsx')).ProfileActivityRoute,
  ),
  profileListings: screen(
    'Profile, Listing',
    async () => (await import('../features/sell/profile-listings.route.tsx')).ProfileListingsRoute,
  ),
  receipt: screen(
    'Receipt',
    async () => (await import('../features/profile/receipt.route.tsx')).ReceiptRoute,
  ),
  editProfile: screen(
    'Edit Profile',
    async () => (await import('../features/profile/edit-profile.route.tsx')).EditProfileRoute,
  ),
  dashboard: screen(
    'Dashboard',
    async () => (await import('@meridian/ui/screens/dashboard')).DashboardScreen,
  ),
  collectionsTest: screen(
    'Popular Collections',
    async () => (await import('../features/market/collections-test.route.tsx')).CollectionsTestRoute,
    { prerendered: true },
  ),
  stripePayment: screen(
    'Secure payment',
    async () => (await import('../features/payment/stripe-payment.route.tsx')).StripePaymentRoute,
    { needs: 'item', bare: true },
  ),
  funnel: screen(
    'Back the game',
    async () => (await import('../features/company/funnel.route.tsx')).FunnelRoute,
    {
      prerendered: true,
    },
  ),
}

export const pathNames = Object.keys(pages) as PathName[]

/** The addresses that have a screen of their own so far. */
export const builtPages: readonly (ScreenPage & { name: PathName })[] = pathNames.flatMap((name) => {
  const page = pages[name]
  return page.stands === 'screen' ? [{ name, ...page }] : []
})
