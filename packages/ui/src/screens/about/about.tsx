import { Container } from '../../components/container/container.tsx'
import { Page } from '../../layouts/page/page.tsx'
import { AboutHero } from './about-hero.tsx'
import { EcosystemSection } from './ecosystem-section.tsx'
import { GameFronts } from './game-fronts.tsx'
import { StoryChapters } from './story-chapters.tsx'

export interface AboutScreenProps {
  /** Called when the player presses a button without a destination. */
  onDeadEnd: (control: 'about:download') => void
}

/**
 * About Us: the story, the three game fronts and what holds them together.
 *
 * The player reads about the three games, and goes on to the market or one part of it. *Download* leads nowhere yet.
 */
export function AboutScreen({ onDeadEnd }: AboutScreenProps) {
  return (
    <Page className="lg:pb-32">
      <AboutHero onDownload={() => onDeadEnd('about:download')} />
      <StoryChapters />
      <GameFronts />
      <Container>
        <EcosystemSection />
      </Container>
    </Page>
  )
}
