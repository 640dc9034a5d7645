export { CollectionsTestScreen as Component } from '@meridian-2117/ui/screens/collections-test'
