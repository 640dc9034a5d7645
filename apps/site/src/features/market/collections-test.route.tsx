/** Shows Popular Collections on a separate page. */
export { CollectionsTestScreen as Component } from '@meridian/ui/screens/collections-test'
