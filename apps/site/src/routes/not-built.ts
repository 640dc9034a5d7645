import { paths, type Path } from '@meridian/contract/rules/paths'

/** The addresses whose screens later issues build; the list is empty at the end. */
export const notBuilt: readonly Path[] = [
  paths.about,
  paths.news,
  paths.forgotPassword,
  paths.resetPassword,
  paths.lands,
  paths.activities,
  paths.noActivities,
  paths.buyLand,
  paths.makeOffer,
  paths.cardPayment,
  paths.offersReceived,
  paths.noOffers,
  paths.walletConnect,
  paths.walletWelcome,
  paths.walletSignIn,
  paths.emptyProfile,
  paths.profile,
  paths.profileLands,
  paths.profileListings,
  paths.editProfile,
  paths.collectionsTest,
  paths.funnel,
]
