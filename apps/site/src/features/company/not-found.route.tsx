export { NotFoundScreen as Component } from '@meridian-2117/ui/screens/not-found'
