import type { Item } from '@meridian/contract'
import type { Load } from '../../lib/load.ts'
import { CollectionsSection } from './collections-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { HowItWorksSection } from './how-it-works-section.tsx'
import { MarketPreviewSection } from './market-preview-section.tsx'
import { NewsSection } from './news-section.tsx'
import { StorySection } from './story-section.tsx'

export interface HomeScreenProps {
  /** For Popular Collections; the first four are shown. */
  collections: Load<readonly Item[]>
  /** For the MarketPlace block; the first four are shown. */
  market: Load<readonly Item[]>
  /** A button without a destination was used; receives its label. */
  onDeadEnd: (label: 'Download Game' | 'More News') => void
}

/** The home page (Spec 1). */
export function HomeScreen({ collections, market, onDeadEnd }: HomeScreenProps) {
  return (
    <main id="content" tabIndex={-1} className="pt-header outline-none">
      <HeroSection onDownload={() => onDeadEnd('Download Game')} />
      <div className="mx-auto max-w-page px-4 pb-24 sm:px-6 lg:px-8 lg:pb-32">
        <StorySection />
        <NewsSection onMoreNews={() => onDeadEnd('More News')} />
        <HowItWorksSection />
        <CollectionsSection collections={collections} />
        <MarketPreviewSection market={market} />
      </div>
    </main>
  )
}
