import { Card } from '../../components/card/card.tsx'
import { StatTile } from '../../components/stat-tile/stat-tile.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { useWords } from '../../lib/words.ts'
import { funnelOfferWords } from '../../words/funnel-offer.ts'
import { offer } from '../../content/offer.ts'

/** How far the funding has come (Spec 2, Funnel page). */
export function FundingSection() {
  const words = useWords(funnelOfferWords)
  const { percent, figures } = offer.funding
  return (
    <TitledSection eyebrow={words.campaign} title={words.campaignTitle} className="mt-20 lg:mt-28">
      <Card className="p-4 sm:p-8">
        <ul className="grid grid-cols-3 gap-2 sm:gap-6">
          {figures.map(({ value, label }) => (
            <li key={label}>
              <StatTile value={value} label={label} className="max-sm:pl-2.5" />
            </li>
          ))}
        </ul>
        <meter className="sr-only" aria-label={words.funded} min={0} max={100} value={percent}>
          {`${percent}%`}
        </meter>
        <div
          aria-hidden
          className="mt-7 h-3 overflow-hidden rounded-full border border-seam-strong/50 bg-void"
        >
          <div
            className="h-full rounded-full bg-linear-to-r from-signal to-gate forced-color-adjust-none"
            style={{ width: `${percent}%` }}
          />
        </div>
      </Card>
    </TitledSection>
  )
}
