import { linkCardSize, marketLinkCard, type LinkCard } from '@meridian-2117/contract/html/page-head'
import type { PathName } from '@meridian-2117/contract/paths/paths'

/** Search engines and chats show this description and picture of a page. */
interface Head {
  /** Has 50 to 160 characters. */
  description: string
  /** @default the card of the home page */
  card?: LinkCard
}

/** A page with its own screen, which loads when it is visited. */
export interface ScreenPage {
  readonly kind: 'screen'
  /** Shown in the browser's tab before the product's name; empty on the home page. */
  readonly title: string
  /** The tab shows the title of the item once it has loaded. */
  readonly titledByItem?: true
  /** The page has no header and footer (docs/product.md#routes). */
  readonly bare?: true
  /** The page is prerendered for visitors and indexed by search engines, with this head. */
  readonly prerendered?: Head
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
  more: Pick<ScreenPage, 'titledByItem' | 'bare' | 'prerendered' | 'readsQuery'> = {},
): ScreenPage => ({ kind: 'screen', title, ...more })

/** Describes the pages that have no description of their own. */
export const anyDescription =
  'Meridian 2117: own, trade and race what came back through the Gate. Collectibles and land from three worlds.'

const table = {
  home: screen('', { prerendered: { description: anyDescription } }),
  homeLoading: screen(''),
  about: screen('About Us', {
    prerendered: {
      description:
        'How the Gate came to stand open over every city, the three games around it, and what its owners trade.',
    },
  }),
  news: screen('News', {
    prerendered: {
      description:
        'Dispatches from Meridian 2117: seasons, races, arrivals, and what comes through the Gate next.',
    },
  }),
  signUp: screen('Create Account', {
    prerendered: {
      description: 'Open your Meridian 2117 account: collect, trade and keep what survives the Gate.',
    },
  }),
  signIn: screen('Log in', {
    prerendered: { description: 'Log in to Meridian 2117 and come back to what you own.' },
  }),
  forgotPassword: screen('Forgotten Password', {
    prerendered: {
      description: 'Forgotten your Meridian 2117 password? Ask for a link that sets a new one.',
    },
  }),
  resetPassword: screen('Reset Password'),
  market: screen('MarketPlace', {
    prerendered: {
      description:
        'The marketplace of Meridian 2117: collectibles and land parcels on sale now, and what was just sold.',
      card: marketLinkCard,
    },
  }),
  collectibles: screen('Collectibles', {
    prerendered: {
      description:
        'Weapons, armour, craft, relics and companions that came back through the Gate, on sale from player to player.',
      card: marketLinkCard,
    },
    readsQuery: true,
  }),
  lands: screen('Lands', {
    prerendered: {
      description:
        'Land parcels under the ring, from crystal fields to city blocks: sort, filter by world, and buy your ground.',
      card: marketLinkCard,
    },
    readsQuery: true,
  }),
  activities: screen('Market activities', {
    prerendered: {
      description:
        'What was bought and sold on the market of Meridian 2117: by whom, for how much, and when.',
      card: marketLinkCard,
    },
  }),
  noActivities: screen('No activities'),
  buyCollectible: screen('Buy', { titledByItem: true, readsQuery: true }),
  buyLand: screen('Buy land', { titledByItem: true, readsQuery: true }),
  makeOffer: screen('Make an offer'),
  cardPayment: screen('Card payment'),
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
  collectionsTest: screen('Popular Collections', {
    prerendered: {
      description:
        'Popular Collections of Meridian 2117 on a page of their own, as their screen test shows them.',
    },
  }),
  securePayment: screen('Secure payment', { bare: true }),
  funnel: screen('Back the game', {
    prerendered: {
      description:
        'Back Meridian 2117: the vision, the team, the tiers and what each brings. Limited spots stand open at the Gate.',
      card: {
        src: '/link-cards/funnel.jpg',
        alt: 'Ships pour out of the open Gate, beside the words: The Ultimate Gaming Marketplace.',
        size: linkCardSize,
      },
    },
  }),
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

/** A page that has a route module. */
export type BuiltPage = (typeof builtPages)[number] | typeof notFoundPage

/** Finds a page's route module among files: `…/sign-up.route.tsx` of `signUp`. Throws if it is missing. */
export function findRouteModule(files: readonly string[], name: string): string {
  const kebabName = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const found = files.find((file) => file.endsWith(`/${kebabName}.route.tsx`))
  if (!found) throw new Error(`The route module of ${name} is missing`)
  return found
}
