import { NewsScreen } from '@meridian-2117/ui/screens/news'
import { logDeadEnd } from '../../lib/dead-ends.ts'

/** Only the mobile menu links to News. */
export const Component = () => <NewsScreen onMoreNews={() => logDeadEnd('news:more')} />
