/** Popular Collections on a page of their own (Spec 2). */
export { CollectionsTestScreen as Component } from '@meridian/ui/screens/collections-test'
