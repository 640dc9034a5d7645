import type { PathName } from '@meridian/contract/rules/paths'
import type { ComponentType } from 'react'
import type { Queries, ReadQuery } from '../lib/api/queries.ts'
import { loadCode } from '../lib/load-code.ts'

/** The module of a page, as React Router takes it. */
export interface RouteModule {
  readonly Component: ComponentType
  /** The queries that a link to the page may prefetch. */
  readonly prefetch?: (queries: Queries) => readonly Pick<ReadQuery<unknown>, 'queryKey' | 'queryFn'>[]
}

/** A page with a screen of its own, loaded when it is visited. */
export interface ScreenPage {
  readonly stands: 'screen'
  /** The page's name in the browser's tab; the home page has the product's alone. */
  readonly title: string
  readonly load: () => Promise<RouteModule>
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
  home: screen('', () => import('../features/company/home.route.tsx'), {
    prerendered: true,
  }),
  homeLoading: screen('', () => import('../features/company/home-loading.route.tsx')),
  about: screen('About Us', () => import('../features/company/about.route.tsx'), {
    prerendered: true,
  }),
  news: screen('News', () => import('../features/company/news.route.tsx'), {
    prerendered: true,
  }),
  signUp: screen('Create Account', () => import('../features/auth/sign-up.route.tsx'), {
    prerendered: true,
  }),
  signIn: screen('Log in', () => import('../features/auth/sign-in.route.tsx'), {
    prerendered: true,
  }),
  forgotPassword: screen('Forgotten Password', () => import('../features/auth/forgot-password.route.tsx'), {
    prerendered: true,
  }),
  resetPassword: screen('Reset Password', () => import('../features/auth/reset-password.route.tsx')),
  market: screen('MarketPlace', () => import('../features/market/market.route.tsx'), { prerendered: true }),
  collectibles: screen('Collectibles', () => import('../features/market/collectibles.route.tsx'), {
    prerendered: true,
  }),
  lands: screen('Lands', () => import('../features/market/lands.route.tsx'), {
    prerendered: true,
  }),
  activities: screen('Market activities', () => import('../features/market/activities.route.tsx'), {
    prerendered: true,
  }),
  noActivities: screen('No activities', () => import('../features/market/no-activities.route.tsx')),
  buyCollectible: screen('Buy', () => import('../features/buy/buy-collectible.route.tsx'), {
    needs: 'item',
    titledByItem: true,
  }),
  buyLand: screen('Buy land', () => import('../features/buy/buy-land.route.tsx'), {
    needs: 'item',
    titledByItem: true,
  }),
  makeOffer: screen('Make an offer', () => import('../features/buy/make-offer.route.tsx'), { needs: 'item' }),
  cardPayment: screen('Card payment', () => import('../features/payment/card-payment.route.tsx'), {
    needs: 'item',
  }),
  offersReceived: screen('Offers received', () => import('../features/sell/offers-received.route.tsx')),
  offersReceivedElsewhere: { stands: 'redirect', to: 'offersReceived' },
  noOffers: screen('No offers', async () => ({
    Component: (await import('@meridian/ui/screens/no-offers')).NoOffersScreen,
  })),
  requestFailed: screen('Request not successful', async () => ({
    Component: (await import('@meridian/ui/screens/request-failed')).RequestFailedScreen,
  })),
  requestSucceeded: screen('Request sent', () => import('../features/payment/request-succeeded.route.tsx')),
  walletConnect: screen('Connect Wallet', () => import('../features/auth/wallet-connect.route.tsx')),
  walletWelcome: screen('Welcome Back', () => import('../features/auth/wallet-welcome.route.tsx')),
  walletSignIn: screen('Connecting to wallet', () => import('../features/auth/wallet-sign-in.route.tsx')),
  walletForgotPassword: { stands: 'notFound' },
  emptyProfile: screen('Profile, no items', () => import('../features/profile/empty-profile.route.tsx')),
  profile: screen('Profile', () => import('../features/sell/profile-collectibles.route.tsx')),
  profileCollectibles: { stands: 'sameRoute', as: 'profile' },
  profileLands: screen('Profile, Land', () => import('../features/sell/profile-lands.route.tsx')),
  profileActivity: screen('Activities', () => import('../features/profile/profile-activity.route.tsx')),
  profileListings: screen('Profile, Listing', () => import('../features/sell/profile-listings.route.tsx')),
  receipt: screen('Receipt', () => import('../features/profile/receipt.route.tsx')),
  editProfile: screen('Edit Profile', () => import('../features/profile/edit-profile.route.tsx')),
  dashboard: screen('Dashboard', async () => ({
    Component: (await import('@meridian/ui/screens/dashboard')).DashboardScreen,
  })),
  collectionsTest: screen(
    'Popular Collections',
    () => import('../features/market/collections-test.route.tsx'),
    { prerendered: true },
  ),
  stripePayment: screen('Secure payment', () => import('../features/payment/stripe-payment.route.tsx'), {
    needs: 'item',
    bare: true,
  }),
  funnel: screen('Back the game', () => import('../features/company/funnel.route.tsx'), {
    prerendered: true,
  }),
}

export const pathNames = Object.keys(pages) as PathName[]

/** The addresses that have a screen of their own so far. */
export const builtPages: readonly (ScreenPage & { name: PathName })[] = pathNames.flatMap((name) => {
  const page = pages[name]
  return page.stands === 'screen' ? [{ name, ...page }] : []
})
