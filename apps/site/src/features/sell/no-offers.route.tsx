export { NoOffersScreen as Component } from '@meridian/ui/screens/no-offers'
