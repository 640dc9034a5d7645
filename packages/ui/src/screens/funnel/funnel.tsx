import { Container } from '../../components/container/container.tsx'
import { Page } from '../../layouts/page/page.tsx'
import type { TiersSectionProps } from './tiers-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { FundingSection } from './funding-section.tsx'
import { FunnelHero } from './funnel-hero.tsx'
import { TeamSection } from './team-section.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'
import { TiersSection } from './tiers-section.tsx'
import { TrustSection } from './trust-section.tsx'
import { VisionSection } from './vision-section.tsx'

export type FunnelScreenProps = Pick<TiersSectionProps, 'onDeadEnd'>

/**
 * The crowdfunding page.
 *
 * The player reads about the campaign, reads the backers' words, and goes on to the market. The buttons of the tiers
 * lead nowhere yet.
 */
export function FunnelScreen({ onDeadEnd }: FunnelScreenProps) {
  return (
    <Page className="pb-0">
      <FunnelHero />
      <Container>
        <VisionSection />
        <TeamSection />
        <FundingSection />
        <TiersSection onDeadEnd={onDeadEnd} />
        <TrustSection />
        <TestimonialsSection />
      </Container>
      <ClosingSection />
    </Page>
  )
}
