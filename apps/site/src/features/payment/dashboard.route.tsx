import { DashboardScreen } from '@meridian-2117/ui/screens/dashboard'
import { useSession } from '../../lib/services/services-context.tsx'

/** Shows the page that a bank leads back to. */
export const Component = () => <DashboardScreen isVisitor={useSession() === null} />
