import type { Item } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { ItemCard } from '../../components/item-card/item-card.tsx'
import { itemPreview } from '../../content/item-sample.ts'
import { previewItems } from '../../lib/item.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { CardGrid } from '../../sections/item-grid/item-grid.tsx'
import { coversCard } from '../../components/card/card.tsx'
import { ArrowLink } from '../../sections/titled-section/arrow-link.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { homeMessages } from './home.messages.ts'

export interface MarketPreviewSectionProps {
  /** The first four are shown, with fallbacks for absent fields. */
  collectibles: Loadable<readonly Item[]>
}

/** The MarketPlace block of the home page. */
export function MarketPreviewSection({ collectibles }: MarketPreviewSectionProps) {
  const messages = useMessages(homeMessages)
  return (
    <TitledSection
      eyebrow={messages.market}
      title={messages.marketTitle}
      action={<ArrowLink to={paths.collectibles}>{messages.allItems}</ArrowLink>}
      className="mt-20 lg:mt-28"
    >
      <CardGrid
        items={collectibles}
        limit={previewItems}
        renderCard={(item) => <PreviewCard item={item} />}
        emptyNote={messages.noItemsNote}
        emptyAction={
          <ButtonLink tone="quiet" size="sm" to={paths.market}>
            {messages.openMarket}
          </ButtonLink>
        }
        loadingLabel={messages.loadingMarket}
      />
    </TitledSection>
  )
}

function PreviewCard({ item }: { item: Item }) {
  const messages = useMessages(homeMessages)
  const format = useFormat()
  const { title, serialNumber, price } = itemPreview(item)
  return (
    <ItemCard
      title={title}
      serialNumber={serialNumber}
      price={format.price(price)}
      image={item.image}
      alt={item.imageAlt ?? ''}
      action={
        <ButtonLink
          size="sm"
          tone="quiet"
          className={coversCard}
          to={paths.market}
          aria-label={messages.viewItem(title)}
        >
          {messages.view}
        </ButtonLink>
      }
    />
  )
}
