import { FunnelScreen } from '@meridian/ui/screens/funnel'
import { logDeadEnd } from '../../lib/dead-ends.ts'

/** The crowdfunding page. */
export const Component = () => <FunnelScreen onDeadEnd={logDeadEnd} />
