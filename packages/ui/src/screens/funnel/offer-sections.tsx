import type { PledgeLabel } from '../../content/offer.ts'
import { FundingSection } from './funding-section.tsx'
import { TeamSection } from './team-section.tsx'
import { TiersSection } from './tiers-section.tsx'
import { TrustSection } from './trust-section.tsx'

export interface OfferSectionsProps {
  /** A tier was chosen; its button leads nowhere yet. Receives the button's label. */
  onDeadEnd: (label: PledgeLabel) => void
}

/** Shows the team, the funding goal and the tiers. */
export function OfferSections({ onDeadEnd }: OfferSectionsProps) {
  return (
    <>
      <TeamSection />
      <FundingSection />
      <TiersSection onDeadEnd={onDeadEnd} />
      <TrustSection />
    </>
  )
}
