import { FunnelScreen } from '@meridian/ui/screens/funnel'
import { pressDeadEnd } from '../../lib/dead-ends.ts'

/** The crowdfunding page. */
export const Component = () => <FunnelScreen onDeadEnd={pressDeadEnd} />
