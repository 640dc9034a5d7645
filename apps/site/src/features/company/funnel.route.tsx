import { FunnelScreen } from '@meridian/ui/screens/funnel'
import { logDeadEnd } from '../../lib/dead-ends.ts'

/** Shows the crowdfunding page. */
export const Component = () => <FunnelScreen onDeadEnd={logDeadEnd} />
