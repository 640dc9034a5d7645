export { RequestFailedScreen as Component } from '@meridian/ui/screens/request-failed'
