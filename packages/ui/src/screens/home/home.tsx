import type { Item } from '@meridian-2117/contract'
import { Container } from '../../components/container/container.tsx'
import { Page } from '../../layouts/page/page.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import { NewsSection } from '../../sections/news-section/news-section.tsx'
import { CollectionsSection } from './collections-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { HowItWorksSection } from './how-it-works-section.tsx'
import { MarketPreviewSection } from './market-preview-section.tsx'
import { StorySection } from './story-section.tsx'

export interface HomeScreenProps {
  /** For Popular Collections; the first four are shown. */
  collections: Loadable<readonly Item[]>
  /** For the MarketPlace block; the first four are shown. */
  collectibles: Loadable<readonly Item[]>
  /** Called when the player presses a button without a destination. */
  onDeadEnd: (control: 'home:download' | 'news:more') => void
}

/**
 * The product's first page.
 *
 * The player goes on to the market or to one of its items. *Download Game* and *More News* lead nowhere yet.
 */
export function HomeScreen({ collections, collectibles, onDeadEnd }: HomeScreenProps) {
  return (
    <Page className="lg:pb-32">
      <HeroSection onDownload={() => onDeadEnd('home:download')} />
      <Container>
        <StorySection />
        <NewsSection className="mt-20 lg:mt-28" onMoreNews={() => onDeadEnd('news:more')} />
        <HowItWorksSection />
        <CollectionsSection collections={collections} />
        <MarketPreviewSection collectibles={collectibles} />
      </Container>
    </Page>
  )
}
