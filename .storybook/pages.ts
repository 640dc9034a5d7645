import { paths } from '@meridian/contract/rules/paths'

interface PageOfTheSite {
  /** The addresses at which the screen stands; none when it takes the place of another. */
  addresses: readonly string[]
  /** The chapter that describes it. */
  described: string
  /** The account of the page's user; a visitor by default. */
  account?: 'signedIn'
  /** Neither header nor footer stands around it. */
  bare?: true
}

/**
 * The page of each screen, by the title of its stories. `test/structure` compares it with the site's own
 * table, and names a screen that has no row.
 */
export const pages: Readonly<Record<string, PageOfTheSite>> = {
  'Screens/About': { addresses: [paths.about], described: 'docs/product.md#about' },
  'Screens/Activities': { addresses: [paths.activities], described: 'docs/product.md#market' },
  'Screens/Buy Collectible': {
    addresses: [paths.buyCollectible],
    described: 'docs/product.md#item-pages',
    account: 'signedIn',
  },
  'Screens/Buy Land': {
    addresses: [paths.buyLand],
    described: 'docs/product.md#item-pages',
    account: 'signedIn',
  },
  'Screens/Card Payment': {
    addresses: [paths.cardPayment],
    described: 'docs/product.md#card-page',
    account: 'signedIn',
  },
  'Screens/Collectibles': { addresses: [paths.collectibles], described: 'docs/product.md#market' },
  'Screens/Collections Test': { addresses: [paths.collectionsTest], described: 'docs/product.md#home' },
  'Screens/Error Page': { addresses: [], described: 'docs/product.md#failures' },
  'Screens/Dashboard': {
    addresses: [paths.dashboard],
    described: 'docs/product.md#results',
    account: 'signedIn',
  },
  'Screens/Edit Profile': {
    addresses: [paths.editProfile],
    described: 'docs/product.md#edit-profile',
    account: 'signedIn',
  },
  'Screens/Forgot Password': { addresses: [paths.forgotPassword], described: 'docs/product.md#accounts' },
  'Screens/Funnel': { addresses: [paths.funnel], described: 'docs/product.md#campaign' },
  'Screens/Empty Profile': {
    addresses: [paths.emptyProfile],
    described: 'docs/product.md#profile',
    account: 'signedIn',
  },
  'Screens/Home': { addresses: [paths.home, paths.homeLoading], described: 'docs/product.md#home' },
  'Screens/Home Loader': { addresses: [paths.homeLoading], described: 'docs/product.md#routes', bare: true },
  'Screens/Item Failed': {
    addresses: [paths.buyCollectible, paths.buyLand, paths.cardPayment, paths.makeOffer, paths.stripePayment],
    described: 'docs/product.md#routes',
  },
  'Screens/Item Loading': {
    addresses: [paths.buyCollectible, paths.buyLand, paths.cardPayment, paths.makeOffer, paths.stripePayment],
    described: 'docs/product.md#routes',
  },
  'Screens/Lands': { addresses: [paths.lands], described: 'docs/product.md#market' },
  'Screens/Make Offer': {
    addresses: [paths.makeOffer],
    described: 'docs/product.md#offers',
    account: 'signedIn',
  },
  'Screens/Market Overview': { addresses: [paths.market], described: 'docs/product.md#market' },
  'Screens/News': { addresses: [paths.news], described: 'docs/product.md#routes' },
  'Screens/No Activities': { addresses: [paths.noActivities], described: 'docs/product.md#market' },
  'Screens/No Item': {
    addresses: [paths.buyCollectible, paths.buyLand, paths.cardPayment, paths.makeOffer, paths.stripePayment],
    described: 'docs/product.md#routes',
  },
  'Screens/No Offers': {
    addresses: [paths.noOffers],
    described: 'docs/product.md#offers',
    account: 'signedIn',
  },
  'Screens/Not Found': { addresses: ['*'], described: 'docs/product.md#routes' },
  'Screens/Offers Received': {
    addresses: [paths.offersReceived],
    described: 'docs/product.md#offers',
    account: 'signedIn',
  },
  'Screens/Profile Activity': {
    addresses: [paths.profileActivity],
    described: 'docs/product.md#profile',
    account: 'signedIn',
  },
  'Screens/Profile Items': {
    addresses: [paths.profile, paths.profileLands],
    described: 'docs/product.md#profile',
    account: 'signedIn',
  },
  'Screens/Profile Listings': {
    addresses: [paths.profileListings],
    described: 'docs/product.md#profile',
    account: 'signedIn',
  },
  'Screens/Receipt': {
    addresses: [paths.receipt],
    described: 'docs/product.md#purchase-history',
    account: 'signedIn',
  },
  'Screens/Request Failed': {
    addresses: [paths.requestFailed],
    described: 'docs/product.md#results',
    account: 'signedIn',
  },
  'Screens/Request Succeeded': {
    addresses: [paths.requestSucceeded],
    described: 'docs/product.md#results',
    account: 'signedIn',
  },
  'Screens/Reset Password': { addresses: [paths.resetPassword], described: 'docs/product.md#accounts' },
  'Screens/Sign In': { addresses: [paths.signIn], described: 'docs/product.md#accounts' },
  'Screens/Sign Up': { addresses: [paths.signUp], described: 'docs/product.md#accounts' },
  'Screens/Splash': { addresses: [], described: 'docs/product.md#routes', bare: true },
  'Screens/Stripe Payment': {
    addresses: [paths.stripePayment],
    described: 'docs/product.md#payment-page',
    bare: true,
  },
  'Screens/Wallet Connect': {
    addresses: [paths.walletConnect],
    described: 'docs/product.md#wallet-pages',
    account: 'signedIn',
  },
  'Screens/Wallet Sign In': {
    addresses: [paths.walletSignIn],
    described: 'docs/product.md#wallet-pages',
    account: 'signedIn',
  },
  'Screens/Wallet Welcome': {
    addresses: [paths.walletWelcome],
    described: 'docs/product.md#wallet-pages',
    account: 'signedIn',
  },
}
