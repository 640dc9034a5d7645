export { NotFoundScreen as Component } from '@meridian/ui/screens/not-found'
