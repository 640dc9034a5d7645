export { RequestFailedScreen as Component } from '@meridian-2117/ui/screens/request-failed'
