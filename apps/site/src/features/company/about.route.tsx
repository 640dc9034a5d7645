import { AboutScreen } from '@meridian-2117/ui/screens/about'
import { logDeadEnd } from '../../lib/dead-ends.ts'

export const Component = () => <AboutScreen onDeadEnd={logDeadEnd} />
