import type { PathName } from '@meridian-2117/contract/paths/paths'

/** A page with its own screen, which loads when it is visited. */
export interface ScreenPage {
  readonly kind: 'screen'
  /** Shown in the browser's tab before the product's name; empty on the home page. */
  readonly title: string
  /** The page needs an item from the navigation state or the address. */
  readonly needs?: 'item'
  /** The tab shows the title of the item once it has loaded. */
  readonly titledByItem?: true
  /** The page has no header and footer (docs/product.md#routes). */
  readonly bare?: true
  /** The page is prerendered for visitors and indexed by search engines. `page-meta.ts` describes it. */
  readonly prerendered?: true
  /** The first render reads the query, so an address with a query is rendered again. */
  readonly readsQuery?: true
}

/** An address shows a screen, redirects, or shows an error. */
export type Page =
  | ScreenPage
  /** The address shows the 404 page on purpose. */
  | { readonly kind: 'notFound' }
  /** Matching ignores case, so this spelling is the same route. */
  | { readonly kind: 'sameRoute'; readonly to: PathName }
  | { readonly kind: 'redirect'; readonly to: PathName }

const screen = (
  title: string,
  more: Pick<ScreenPage, 'needs' | 'titledByItem' | 'bare' | 'prerendered' | 'readsQuery'> = {},
): ScreenPage => ({ kind: 'screen', title, ...more })

const table = {
  home: screen('', { prerendered: true }),
  homeLoading: screen(''),
  about: screen('About Us', { prerendered: true }),
  news: screen('News', { prerendered: true }),
  signUp: screen('Create Account', { prerendered: true }),
  signIn: screen('Log in', { prerendered: true }),
  forgotPassword: screen('Forgotten Password', { prerendered: true }),
  resetPassword: screen('Reset Password'),
  market: screen('MarketPlace', { prerendered: true }),
  collectibles: screen('Collectibles', { prerendered: true, readsQuery: true }),
  lands: screen('Lands', { prerendered: true, readsQuery: true }),
  activities: screen('Market activities', { prerendered: true }),
  noActivities: screen('No activities'),
  buyCollectible: screen('Buy', { needs: 'item', titledByItem: true, readsQuery: true }),
  buyLand: screen('Buy land', { needs: 'item', titledByItem: true, readsQuery: true }),
  makeOffer: screen('Make an offer', { needs: 'item' }),
  cardPayment: screen('Card payment', { needs: 'item' }),
  offersReceived: screen('Offers received'),
  offersReceivedElsewhere: { kind: 'redirect', to: 'offersReceived' },
  noOffers: screen('No offers'),
  requestFailed: screen('Request not successful'),
  requestSucceeded: screen('Request sent'),
  walletPagesConnect: screen('Connect Wallet'),
  walletPagesWelcome: screen('Welcome Back'),
  walletPagesSignIn: screen('Connecting to wallet'),
  walletPagesForgotPassword: { kind: 'notFound' },
  emptyProfile: screen('Profile, no items'),
  profile: screen('Profile'),
  profileCollectibles: { kind: 'sameRoute', to: 'profile' },
  profileLands: screen('Profile, Land'),
  profileActivity: screen('Activities'),
  profileListings: screen('Profile, Listing'),
  receipt: screen('Receipt'),
  editProfile: screen('Edit Profile'),
  dashboard: screen('Dashboard'),
  collectionsTest: screen('Popular Collections', { prerendered: true }),
  securePayment: screen('Secure payment', { needs: 'item', bare: true }),
  funnel: screen('Back the game', { prerendered: true }),
} satisfies Readonly<Record<PathName, Page>>

/**
 * Maps every address to its page. The router and the walk of the end-to-end tests read this table. So a new address
 * does not compile without a page, and both cover it.
 */
export const pages: Readonly<Record<PathName, Page>> = table

export const pathNames = Object.keys(pages) as PathName[]

/** The name of an address that shows a screen. */
export type ScreenName = {
  [Name in PathName]: (typeof table)[Name] extends ScreenPage ? Name : never
}[PathName]

const isScreen = (name: PathName): name is ScreenName => pages[name].kind === 'screen'

export const builtPages = pathNames.filter(isScreen).map((name) => ({ name, ...table[name] }))

/** Shown at every other address. */
export const notFoundPage = { name: 'notFound', ...screen('Not found') } as const

/** A page that has a route module (`route-modules.ts`). */
export type BuiltPage = (typeof builtPages)[number] | typeof notFoundPage

/** Finds a page's route module among files: `…/sign-up.route.tsx` of `signUp`. Throws if it is missing. */
export function findRouteModule(files: readonly string[], name: string): string {
  const kebabName = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const found = files.find((file) => file.endsWith(`/${kebabName}.route.tsx`))
  if (!found) throw new Error(`The route module of ${name} is missing`)
  return found
}
