export { NoOffersScreen as Component } from '@meridian-2117/ui/screens/no-offers'
