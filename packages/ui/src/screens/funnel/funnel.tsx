import { Container } from '../../components/container/container.tsx'
import { Page } from '../../layouts/page/page.tsx'
import type { PledgeLabel } from '../../content/offer.ts'
import { ClosingSection } from './closing-section.tsx'
import { FundingSection } from './funding-section.tsx'
import { FunnelHero } from './funnel-hero.tsx'
import { TeamSection } from './team-section.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'
import { TiersSection } from './tiers-section.tsx'
import { TrustSection } from './trust-section.tsx'
import { VisionSection } from './vision-section.tsx'

export interface FunnelScreenProps {
  /** Called when the player presses a button without a destination; receives its label. */
  onDeadEnd: (label: PledgeLabel) => void
}

/** The crowdfunding page. */
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
