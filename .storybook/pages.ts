import { paths } from '@meridian/contract/rules/paths'

interface PageOfTheSite {
  /** The addresses at which the screen stands; none when it takes the place of another. */
  addresses: readonly string[]
  /** The parts of the specification that describe it. */
  spec: string
  /** Who comes here; without it a visitor. */
  account?: 'signedIn'
  /** Neither header nor footer stands around it. */
  bare?: true
}

/**
 * Where each screen stands in the product, by the title of its stories. `test/structure` compares it with the site's own
 * table, and names a screen that has no row.
 */
export const pages: Readonly<Record<string, PageOfTheSite>> = {
  'Screens/About': { addresses: [paths.about], spec: '1' },
  'Screens/Activities': { addresses: [paths.activities], spec: '2, Activity page' },
  'Screens/Buy Collectible': {
    addresses: [paths.buyCollectible],
    spec: '2, Buy NFA detail',
    account: 'signedIn',
  },
  'Screens/Buy Land': { addresses: [paths.buyLand], spec: '2, Buy land screen', account: 'signedIn' },
  'Screens/Card Payment': {
    addresses: [paths.cardPayment],
    spec: '2, Card payment screen',
    account: 'signedIn',
  },
  'Screens/Collectibles': { addresses: [paths.collectibles], spec: '2, NFA market page' },
  'Screens/Collections Test': { addresses: [paths.collectionsTest], spec: '2, Other screens' },
  'Screens/Crashed': { addresses: [], spec: '8' },
  'Screens/Dashboard': { addresses: [paths.dashboard], spec: '2, Dashboard', account: 'signedIn' },
  'Screens/Edit Profile': { addresses: [paths.editProfile], spec: '2, Profile screens', account: 'signedIn' },
  'Screens/Forgot Password': { addresses: [paths.forgotPassword], spec: '2, Auth screens' },
  'Screens/Funnel': { addresses: [paths.funnel], spec: '2, Funnel page' },
  'Screens/Empty Profile': {
    addresses: [paths.emptyProfile],
    spec: '2, Profile screens',
    account: 'signedIn',
  },
  'Screens/Home': { addresses: [paths.home, paths.homeLoading], spec: '1' },
  'Screens/Home Loader': { addresses: [paths.homeLoading], spec: '2, Routes', bare: true },
  'Screens/Item Failed': {
    addresses: [paths.buyCollectible, paths.buyLand, paths.cardPayment, paths.makeOffer, paths.stripePayment],
    spec: '2, Routes',
  },
  'Screens/Item Loading': {
    addresses: [paths.buyCollectible, paths.buyLand, paths.cardPayment, paths.makeOffer, paths.stripePayment],
    spec: '2, Routes',
  },
  'Screens/Lands': { addresses: [paths.lands], spec: '2, Land list page' },
  'Screens/Make Offer': {
    addresses: [paths.makeOffer],
    spec: '2, Make-offer screen',
    account: 'signedIn',
  },
  'Screens/Market Overview': { addresses: [paths.market], spec: '2, Marketplace landing' },
  'Screens/News': { addresses: [paths.news], spec: '2, Routes' },
  'Screens/No Activities': { addresses: [paths.noActivities], spec: '2, Empty activity page' },
  'Screens/No Item': {
    addresses: [paths.buyCollectible, paths.buyLand, paths.cardPayment, paths.makeOffer, paths.stripePayment],
    spec: '2, Routes',
  },
  'Screens/No Offers': { addresses: [paths.noOffers], spec: '2, No-offer page', account: 'signedIn' },
  'Screens/Not Found': { addresses: ['*'], spec: '2, Routes' },
  'Screens/Offers Received': {
    addresses: [paths.offersReceived],
    spec: '2, Offers received',
    account: 'signedIn',
  },
  'Screens/Profile Activity': {
    addresses: [paths.profileActivity],
    spec: '2, Profile screens',
    account: 'signedIn',
  },
  'Screens/Profile Items': {
    addresses: [paths.profile, paths.profileLands],
    spec: '2, Profile screens',
    account: 'signedIn',
  },
  'Screens/Profile Listings': {
    addresses: [paths.profileListings],
    spec: '2, Profile screens',
    account: 'signedIn',
  },
  'Screens/Receipt': { addresses: [paths.receipt], spec: '2, Purchase history section', account: 'signedIn' },
  'Screens/Request Failed': {
    addresses: [paths.requestFailed],
    spec: '2, Error screen',
    account: 'signedIn',
  },
  'Screens/Request Succeeded': {
    addresses: [paths.requestSucceeded],
    spec: '2, Success screen',
    account: 'signedIn',
  },
  'Screens/Reset Password': { addresses: [paths.resetPassword], spec: '2, Auth screens' },
  'Screens/Sign In': { addresses: [paths.signIn], spec: '2, Auth screens' },
  'Screens/Sign Up': { addresses: [paths.signUp], spec: '2, Auth screens' },
  'Screens/Splash': { addresses: [], spec: '2, Routes', bare: true },
  'Screens/Stripe Payment': { addresses: [paths.stripePayment], spec: '2, Stripe-payment page', bare: true },
  'Screens/Wallet Connect': {
    addresses: [paths.walletConnect],
    spec: '2, Wallet screens',
    account: 'signedIn',
  },
  'Screens/Wallet Sign In': {
    addresses: [paths.walletSignIn],
    spec: '2, Wallet screens',
    account: 'signedIn',
  },
  'Screens/Wallet Welcome': {
    addresses: [paths.walletWelcome],
    spec: '2, Wallet screens',
    account: 'signedIn',
  },
}
