import { NewsScreen } from '@meridian/ui/screens/news'
import { logDeadEnd } from '../../lib/dead-ends.ts'

/** News, which the mobile menu alone links to. */
export const Component = () => <NewsScreen onMoreNews={() => logDeadEnd('news:more')} />
