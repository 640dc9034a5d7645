import { Bookmark, SlidersHorizontal } from 'lucide-react'
import type { GameCounts } from '@meridian-2117/contract'
import {
  memo,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { lazyPart } from '../../components/lazy-part/lazy-part.tsx'
import { PartFailed } from '../../components/part-failed/part-failed.tsx'
import type { ItemList, ListPlace } from '../../lib/item.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { cn } from '../../lib/cn.ts'
import type { MarketView } from '../../lib/market-view.ts'
import { SavedItemsContext } from '../../lib/saved-items.ts'
import {
  BuyCard,
  cardColumns,
  ItemCardSkeleton,
  ItemGrid,
  type ItemGridProps,
} from '../item-grid/item-grid.tsx'
import { useMessages } from '../../lib/messages.ts'
import { marketBrowserMessages } from './market-browser.messages.ts'
import { savedItemMessages } from '../../components/save-mark/save-mark.messages.ts'

const FilterPanel = lazyPart(async () => (await import('./filter-panel.tsx')).FilterPanel, {
  loading: () => <Card aria-busy className="mb-8 h-96 sm:h-76 lg:h-30" />,
  failed: ({ onRetry }) => (
    <PartFailed note={useMessages(marketBrowserMessages).filtersFailed} onRetry={onRetry} className="mb-8" />
  ),
})

const FilterChips = lazyPart(async () => (await import('./filter-chips.tsx')).FilterChips)

// A short market renders all cards, without this code.
const VirtualCards = lazyPart(async () => (await import('./virtual-cards.tsx')).VirtualCards, {
  loading: ({ renderCard }) => <ItemGrid items={loading} lead={renderCard(0)} />,
  failed: ({ renderCard, onRetry }) => (
    <>
      <VirtualCardsFailed onRetry={onRetry} />
      <ul className={cardColumns}>
        {Array.from({ length: shownWithoutCode }, (_, index) => (
          <li key={index}>{renderCard(index)}</li>
        ))}
      </ul>
    </>
  ),
})

/** The most items that render at once. A longer list renders its visible rows. */
const maxRendered = 120

/** The most items that load whole, for the browser's find bar and for print. */
const maxLoaded = 1000

/** The cards of a long list whose code failed to load. */
const shownWithoutCode = 60

/** The props of a page that browses a whole market. */
export interface MarketBrowsing {
  /** The items of the view. They stay until the items of the next view arrive. */
  items: Loadable<ItemList>
  /** The list of another view is loading. */
  stale: boolean
  /** The filters and the order. */
  view: MarketView
  /** The number of items of each game, where the server sends it. */
  gameCounts?: GameCounts | undefined
  /** The player changes the view. */
  onView: (view: MarketView) => void
  /** Receives the first and last index of the items to load: of a long list, of those in sight. */
  onRange: (first: number, last: number) => void
  /** Returns the last place that `onPlace` received for this entry of the history; a reload and Back begin there. */
  readPlace?: (() => ListPlace | null) | undefined
  /** Receives the player's place in a list of more than 120 items. */
  onPlace?: ((place: ListPlace) => void) | undefined
}

export interface MarketBrowserProps
  extends MarketBrowsing, Pick<ItemGridProps, 'emptyNote' | 'emptyAction' | 'loadingLabel'> {
  /** Formats the number of items as text. */
  countOf: (total: number) => string
  /** The card before the first item. */
  lead: ReactNode
}

/**
 * The items of a market, with search, filters and sorting; of more than 120 only the visible ones render.
 *
 * Use it for a whole market. A few items are an `ItemGrid`.
 */
export function MarketBrowser({
  countOf,
  view,
  gameCounts,
  onView,
  items,
  stale,
  onRange,
  readPlace,
  onPlace,
  ...grid
}: MarketBrowserProps) {
  const messages = useMessages(marketBrowserMessages)
  const { saved: savedLabel, none: nothingSaved } = useMessages(savedItemMessages)
  const canSave = use(SavedItemsContext) !== null
  const panelId = useId()
  const { saved, ...fields } = view
  const filled = Object.values(fields).some((part) => part !== undefined)
  const filtered = filled || saved === true
  const [open, setOpen] = useState(filled)
  // A prerendered field would lose what is typed or chosen before its code. On later pages it is there at once, since a
  // late one would move the list away from its scroll position.
  const hydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
  // Empties the fields as well.
  const [clearings, setClearings] = useState(0)
  const toggle = useRef<HTMLButtonElement>(null)
  // The pressed button unmounts with the last filter.
  const focusToggle = () => toggle.current?.focus()
  const clear = () => {
    focusToggle()
    setClearings(clearings + 1)
    onView({})
  }
  const list = items.status === 'ready' ? items.data : undefined
  return (
    <div data-slot="market-browser" aria-busy={stale && list !== undefined}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <output className="font-mono text-micro text-ink-muted uppercase">
          {list && countOf(list.total)}
        </output>
        <div className="ml-auto flex gap-2">
          {canSave && (
            <Button
              tone="quiet"
              size="sm"
              aria-pressed={saved === true}
              aria-label={savedLabel}
              onClick={() => onView({ ...view, saved: saved ? undefined : true })}
            >
              <Bookmark aria-hidden className={cn('size-4', saved && 'fill-current text-signal')} />
              <span className="max-sm:sr-only">{savedLabel}</span>
            </Button>
          )}
          <Button
            ref={toggle}
            tone="quiet"
            size="sm"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            <span>{messages.sortAndFilter}</span>
          </Button>
        </div>
      </div>
      <div id={panelId} hidden={!open}>
        {hydrated && (
          <FilterPanel
            aria-label={messages.sortAndFilter}
            key={clearings}
            view={view}
            gameCounts={gameCounts}
            onView={(next) => onView({ ...next, saved })}
          />
        )}
      </div>
      {filtered && (
        <div className="mb-6 flex flex-wrap items-center gap-2">
          <FilterChips view={view} onView={onView} onEmptied={focusToggle} />
          <Button tone="ghost" size="sm" onClick={clear}>
            {messages.clear}
          </Button>
        </div>
      )}
      {list?.total ? (
        <Cards list={list} lead={grid.lead} onRange={onRange} readPlace={readPlace} onPlace={onPlace} />
      ) : (
        <ItemGrid
          {...grid}
          items={items.status === 'ready' ? { status: 'ready', data: [] } : items}
          {...(filtered && {
            emptyNote: filled ? messages.nothingFits : nothingSaved,
            emptyAction: (
              <Button tone="quiet" size="sm" onClick={clear}>
                {messages.showAll}
              </Button>
            ),
          })}
        />
      )}
    </div>
  )
}

const unchanging = () => () => {}

const loading = { status: 'loading' } as const

function Cards({
  list: { total, itemAt },
  lead,
  onRange,
  ...place
}: Pick<MarketBrowserProps, 'lead' | 'onRange' | 'readPlace' | 'onPlace'> & { list: ItemList }) {
  const whole = total <= maxLoaded
  useEffect(() => {
    if (whole) onRange(0, total - 1)
  }, [whole, total, onRange])

  const onCards = useCallback(
    // The card before the first item is not counted.
    (first: number, last: number) => {
      if (!whole) onRange(Math.max(0, first - 1), last - 1)
    },
    [whole, onRange],
  )

  if (total > maxRendered)
    return (
      <VirtualCards
        count={total + 1}
        rendersWhole={whole}
        onRange={onCards}
        {...place}
        renderCard={(index) => (index ? <CardOrSkeleton item={itemAt(index - 1)} /> : lead)}
      />
    )
  return (
    <ul className={cardColumns}>
      <li>{lead}</li>
      {Array.from({ length: total }, (_, index) => {
        const item = itemAt(index)
        return (
          <li key={item?.id || `place-${index}`}>
            <CardOrSkeleton item={item} />
          </li>
        )
      })}
    </ul>
  )
}

const VirtualCardsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <PartFailed note={useMessages(marketBrowserMessages).restFailed} onRetry={onRetry} className="mb-6" />
)

/** Memoized: while the page scrolls, visible cards do not change. */
const CardOrSkeleton = memo(function CardOrSkeleton({ item }: { item: ReturnType<ItemList['itemAt']> }) {
  return item ? <BuyCard item={item} /> : <ItemCardSkeleton />
})
