import { Card } from '../../components/card/card.tsx'
import { StatTile } from '../../components/stat-tile/stat-tile.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { useMessages } from '../../lib/messages.ts'
import { funnelOfferMessages } from './funnel.messages.ts'
import { campaign } from '../../content/campaign.ts'

/** Shows the progress of the funding. */
export function FundingSection() {
  const messages = useMessages(funnelOfferMessages)
  const { percent, figures } = campaign.funding
  return (
    <TitledSection eyebrow={messages.campaign} title={messages.campaignTitle} className="mt-20 lg:mt-28">
      <Card className="p-4 sm:p-8">
        <ul className="grid grid-cols-3 gap-2 sm:gap-6">
          {figures.map(({ value, label }) => (
            <li key={label}>
              <StatTile value={value} label={label} className="max-sm:pl-2.5" />
            </li>
          ))}
        </ul>
        <meter className="sr-only" aria-label={messages.funded} min={0} max={100} value={percent}>
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
