import type { Item } from '@meridian-2117/contract'
import { paths } from '@meridian-2117/contract/paths/paths'
import { Link } from '../../lib/links.ts'
import { Card } from '../../components/card/card.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { cardPictureSizes, Picture } from '../../components/picture/picture.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { previewItems, useItemText } from '../../lib/item.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { CardGrid } from '../../sections/item-grid/item-grid.tsx'
import { ArrowLink } from '../../sections/titled-section/arrow-link.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { useMessages } from '../../lib/messages.ts'
import { collectionMessages } from '../collections-test/collections-test.messages.ts'

export interface CollectionsSectionProps {
  /** The first four are shown. */
  collections: Loadable<readonly Item[]>
}

/** Popular Collections: each card is a link to the marketplace. */
export function CollectionsSection({ collections }: CollectionsSectionProps) {
  const messages = useMessages(collectionMessages)
  return (
    <TitledSection
      eyebrow={messages.eyebrow}
      title={messages.title}
      action={<ArrowLink to={paths.market}>{messages.all}</ArrowLink>}
      className="mt-20 lg:mt-28"
    >
      <CardGrid
        items={collections}
        limit={previewItems}
        renderCard={(item) => <CollectionCard item={item} />}
        placeholder={<Skeleton className="aspect-4/5 rounded-panel bg-plate" />}
        emptyNote={messages.emptyNote}
        emptyAction={
          <ButtonLink tone="quiet" size="sm" to={paths.market}>
            {messages.openMarket}
          </ButtonLink>
        }
        loadingLabel={messages.loading}
      />
    </TitledSection>
  )
}

function CollectionCard({ item }: { item: Item }) {
  const { title, serialNumber } = useItemText(item)
  return (
    <Card asChild interactive className="group relative isolate block aspect-4/5 overflow-hidden">
      <Link to={paths.market}>
        <Picture
          src={item.image}
          alt=""
          sizes={cardPictureSizes}
          className="absolute inset-0 -z-20 size-full max-w-none object-cover transition-[scale] duration-500 ease-dock group-hover:scale-103"
        />
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 -z-10 h-2/3 bg-linear-to-t from-void via-void/70 to-transparent"
        />
        <div className="absolute inset-x-0 bottom-0 p-3 sm:p-5">
          <h3 className="line-clamp-3 font-display text-base leading-6 font-semibold wrap-anywhere sm:text-xl sm:leading-7">
            <bdi>{title}</bdi>
          </h3>
          <p className="mt-1 truncate font-mono text-micro text-ink-muted">{serialNumber}</p>
        </div>
      </Link>
    </Card>
  )
}
