import { FunnelScreen } from '@meridian/ui/screens/funnel'
import { logDeadEnd } from '../../lib/dead-ends.ts'

export const Component = () => <FunnelScreen onDeadEnd={logDeadEnd} />
