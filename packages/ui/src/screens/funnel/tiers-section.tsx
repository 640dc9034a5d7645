import { Check } from 'lucide-react'
import { Badge } from '../../components/badge/badge.tsx'
import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { TierEmblem } from '../../components/tier-emblem/tier-emblem.tsx'
import { cn } from '../../lib/cn.ts'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import type { DeadEndOf } from '../../lib/links.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { funnelOfferMessages } from './funnel.messages.ts'
import { campaign, tiersId, type FundingTier } from '../../content/campaign.ts'

export interface TiersSectionProps {
  /** Called when the player chooses a tier; its button leads nowhere yet. */
  onDeadEnd: (control: DeadEndOf<'tiers'>) => void
}

/** The three ways to back the game. */
export function TiersSection({ onDeadEnd }: TiersSectionProps) {
  const messages = useMessages(funnelOfferMessages)
  return (
    <div id={tiersId}>
      <TitledSection eyebrow={messages.tiers} title={messages.tiersTitle} className="mt-20 lg:mt-28">
        <ul className="grid gap-5 md:max-lg:mx-auto md:max-lg:max-w-xl lg:grid-cols-3 lg:gap-6 lg:pt-4">
          {campaign.tiers.map((tier) => (
            <li key={tier.value} className="grid">
              <TierCard {...tier} onChoose={() => onDeadEnd(`tiers:${tier.value}`)} />
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  )
}

function TierCard({
  value,
  title,
  price,
  originalPrice,
  reward,
  features,
  popular,
  buttonText,
  onChoose,
}: FundingTier & { onChoose: () => void }) {
  const format = useFormat()
  const messages = useMessages(funnelOfferMessages)
  return (
    <Card
      asChild
      className={cn(
        'flex flex-col p-5 sm:p-7',
        popular && 'border-signal/60 bg-plate shadow-glow lg:-my-4 lg:py-11',
      )}
    >
      <article>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <TierEmblem tier={value} className="-ml-3" />
          {popular && <Badge tone="signal">{messages.popular}</Badge>}
        </div>
        <h3 className="mt-5 font-display text-2xl leading-8 font-semibold">{title}</h3>
        <p className="mt-2 flex flex-wrap items-baseline gap-3 font-display font-semibold tabular-nums">
          <span className="text-5xl leading-none">{format.price(price)}</span>
          <s className="text-xl text-ink-muted">
            <span className="sr-only">{`${messages.insteadOf} `}</span>
            <span>{format.price(originalPrice)}</span>
          </s>
        </p>
        <p className="mt-4 text-pretty text-ink/90">{reward}</p>
        <ul className="mt-5 mb-7 grid gap-3 border-t border-seam pt-5">
          {features.map((feature) => (
            <li key={feature} className="flex gap-3 text-pretty text-ink-muted">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" strokeWidth={2.5} />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
        <Button
          size="lg"
          tone={popular ? 'primary' : 'quiet'}
          width="full"
          aria-label={`${buttonText}, ${title}`}
          className="mt-auto"
          onClick={onChoose}
        >
          {buttonText}
        </Button>
        <p className="mt-3 text-center text-sm text-gate">{messages.limited}</p>
      </article>
    </Card>
  )
}
