import { FunnelScreen } from '@meridian-2117/ui/screens/funnel'
import { logDeadEnd } from '../../lib/dead-ends.ts'

export const Component = () => <FunnelScreen onDeadEnd={logDeadEnd} />
