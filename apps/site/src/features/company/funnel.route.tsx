import { FunnelScreen } from '@meridian/ui/screens/funnel'
import { pressDeadEnd } from '../../lib/dead-ends.ts'

/** The crowdfunding page (Spec 2, Funnel page). */
export const Component = () => <FunnelScreen onDeadEnd={pressDeadEnd} />
