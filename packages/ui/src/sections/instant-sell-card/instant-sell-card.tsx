import { Button } from '../../components/button/button.tsx'
import { Card, coversCard } from '../../components/card/card.tsx'
import { cardPictureSizes, Picture } from '../../components/picture/picture.tsx'
import { picturePath } from '../../pictures/pictures.ts'
import type { ScreenPicture } from '../../pictures/screen-pictures.ts'
import { useMessages } from '../../lib/messages.ts'
import { instantSellMessages } from './instant-sell-card.messages.ts'

/** The picture of a market's first card. */
export const instantSellPicture: ScreenPicture = {
  src: picturePath('graphics', 'instant-sell'),
  alt: 'A violet crystal breaks up into a small Gate; coins fly out and stand in stacks.',
}

export interface InstantSellCardProps {
  /** Called when the player presses Sell Now on the collectibles page; the land page gives it no destination. */
  onSell: () => void
}

/**
 * The first card of a market grid, for selling instead of buying.
 *
 * Use it once, as the lead of a grid. An item is an `ItemCard`.
 */
export function InstantSellCard({ onSell }: InstantSellCardProps) {
  const messages = useMessages(instantSellMessages)
  return (
    <Card
      asChild
      interactive
      className="group flex h-full flex-col overflow-hidden border-gate/40 hover:border-gate/70"
    >
      <article data-slot="instant-sell-card">
        <div className="relative aspect-6/5 overflow-hidden border-b border-seam bg-void">
          <Picture {...instantSellPicture} sizes={cardPictureSizes} className="size-full object-cover" />
        </div>
        <div className="flex grow flex-col p-3 sm:p-4">
          <h3 className="font-display text-base leading-6 font-semibold sm:text-lg">{messages.title}</h3>
          <p className="mt-1 text-sm leading-5 text-pretty text-ink-muted">{messages.note}</p>
          <div className="mt-auto grid pt-4">
            <Button tone="quiet" className={coversCard} size="sm" width="full" onClick={onSell}>
              {messages.sellNow}
            </Button>
          </div>
        </div>
      </article>
    </Card>
  )
}
