/** Popular Collections on a page of their own. */
export { CollectionsTestScreen as Component } from '@meridian/ui/screens/collections-test'
