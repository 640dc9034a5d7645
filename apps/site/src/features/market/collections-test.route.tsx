export { CollectionsTestScreen as Component } from '@meridian/ui/screens/collections-test'
