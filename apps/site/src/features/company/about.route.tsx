import { AboutScreen } from '@meridian/ui/screens/about'
import { logDeadEnd } from '../../lib/dead-ends.ts'

export const Component = () => <AboutScreen onDeadEnd={logDeadEnd} />
