import { AboutScreen } from '@meridian/ui/screens/about'
import { pressDeadEnd } from '../../lib/dead-ends.ts'

/** About Us (Spec 1). */
export function Component() {
  return <AboutScreen onDeadEnd={pressDeadEnd} />
}
