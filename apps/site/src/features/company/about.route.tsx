import { AboutScreen } from '@meridian/ui/screens/about'
import { pressDeadEnd } from '../../lib/dead-ends.ts'

/** About Us. */
export const Component = () => <AboutScreen onDeadEnd={pressDeadEnd} />
