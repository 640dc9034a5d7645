export { DashboardScreen as Component } from '@meridian/ui/screens/dashboard'
