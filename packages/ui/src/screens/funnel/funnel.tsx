import { lazy, memo, Suspense, type MouseEvent } from 'react'
import { Container } from '../../components/container/container.tsx'
import { ErrorFallback } from '../../components/error-fallback/error-fallback.tsx'
import { Page } from '../../layouts/page/page.tsx'
import type { PledgeLabel } from '../../content/offer.ts'
import { ClosingSection } from './closing-section.tsx'
import { FunnelHero } from './funnel-hero.tsx'
import type { OfferSectionsProps } from './offer-sections.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'
import { VisionSection } from './vision-section.tsx'

export interface FunnelScreenProps {
  /** A button without a destination was used; receives its label. */
  onDeadEnd: (label: PledgeLabel) => void
}

let offerIsThere = false

const loadOffer = async () => {
  const { OfferSections } = await import('./offer-sections.tsx')
  offerIsThere = true
  return { default: OfferSections }
}

const OfferSections = lazy(loadOffer)

/**
 * Far below what is seen first, so its code comes after the page. What was written of it stands until then: React leaves
 * that alone as long as nothing around it changes.
 */
const LateOffer = memo(function LateOffer(props: OfferSectionsProps) {
  return (
    <ErrorFallback fallback={null}>
      <Suspense>
        <OfferSections {...props} />
      </Suspense>
    </ErrorFallback>
  )
})

/** A jump to the tiers changes the address, and then React would draw anew what it has no code for: the jump waits. */
function jumpOnceThere(event: MouseEvent<HTMLAnchorElement>) {
  if (offerIsThere) return
  event.preventDefault()
  const link = event.currentTarget
  loadOffer().then(() => link.click(), console.error)
}

/** The crowdfunding page. */
export function FunnelScreen({ onDeadEnd }: FunnelScreenProps) {
  return (
    <Page className="pb-0">
      <FunnelHero />
      <Container>
        <VisionSection />
        <LateOffer onDeadEnd={onDeadEnd} />
        <TestimonialsSection />
      </Container>
      <ClosingSection onContribute={jumpOnceThere} />
    </Page>
  )
}
