import { NewsScreen } from '@meridian/ui/screens/news'
import { pressDeadEnd } from '../../lib/dead-ends.ts'

/** News, which the mobile menu alone links to (Spec 2, Routes). */
export function Component() {
  return <NewsScreen onMoreNews={() => pressDeadEnd('More News')} />
}
