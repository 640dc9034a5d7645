/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- rows stand between the list and its entries, which `ul` and `li` do not allow; the list only hears which row has the focus */
import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { ListPlace } from '../../lib/item.ts'
import { useMessages } from '../../lib/messages.ts'
import { cardColumns } from '../item-grid/item-grid.tsx'
import { marketBrowserMessages } from './market-browser.messages.ts'

export interface VirtualCardsProps {
  /** The number of all cards. */
  count: number
  /** Returns the card at an index from 0. */
  renderCard: (index: number) => ReactNode
  /** All cards render while the page prints, and once its find bar opens. */
  rendersWhole: boolean
  /** Receives the first and last rendered index. */
  onRange: (first: number, last: number) => void
  /** Returns the place of an earlier visit that the browser scrolls to. */
  readPlace?: (() => ListPlace | null) | undefined
  /** Receives the place at each row that the player scrolls by. */
  onPlace?: ((place: ListPlace) => void) | undefined
}

/** Rows that render above and below the visible ones. */
const overscan = 3

/** The height of a card below its picture, in px. It is a guess until a row is measured. */
const captionHeight = 160

/**
 * Renders the visible rows of many cards, a few around them, and the focused row at any scroll position. A screen
 * reader reads each card's position, and after the rendered rows a button that leads to the next one.
 */
export function VirtualCards({
  count,
  renderCard,
  rendersWhole,
  onRange,
  readPlace,
  onPlace,
}: VirtualCardsProps) {
  const { showMore } = useMessages(marketBrowserMessages)
  const list = useRef<HTMLDivElement>(null)
  const isWhole = useWholeNeeded() && rendersWhole
  const [{ top, width, columns, place }, setLayout] = useState(() => ({
    top: 0,
    width: 0,
    columns: 4,
    place: readPlace?.() ?? { index: 0, top: 0 },
  }))
  // Only rows in sight are measured: those above the place fill what is above it.
  const rowsAbove = Math.floor(place.index / columns)
  const guess = Math.round((width / columns) * (5 / 6) + captionHeight)
  const [focusedRow, setFocusedRow] = useState<number>()
  // oxlint-disable-next-line react/incompatible-library -- said for a compiler that this project does not use
  const virtualizer = useWindowVirtualizer({
    enabled: width > 0,
    count: Math.ceil(count / columns),
    estimateSize: (row) => (row < rowsAbove ? (place.top - top) / rowsAbove : guess),
    // Measurements of other columns or another width are outdated.
    getItemKey: useCallback((row: number) => `${columns} ${width} ${row}`, [columns, width]),
    overscan,
    // A row that appears a frame later is outside of the window.
    useFlushSync: false,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const rows = isWhole ? indices(0, range.count, range.count) : defaultRangeExtractor(range)
      if (focusedRow === undefined || focusedRow >= range.count || rows.includes(focusedRow)) return rows
      return [...rows, focusedRow].toSorted((a, b) => a - b)
    },
  })
  // By index: several rows that are measured at once have outdated positions.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ index }, _growth, { range, scrollOffset }) =>
    index <= (range?.startIndex ?? -1) && (scrollOffset ?? 0) > top

  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect()
      const next = {
        top: Math.round((box?.top ?? 0) + scrollY),
        width: Math.round(box?.width ?? 0),
        columns: matchMedia(wide).matches ? 4 : 2,
      }
      const offset = virtualizer.scrollOffset ?? scrollY
      const row = virtualizer.getVirtualItemForOffset(offset)
      setLayout((last) => {
        if (last.width === next.width && last.columns === next.columns)
          return last.top === next.top ? last : { ...last, top: next.top }
        // The row stays where it is in the window.
        return { ...next, place: row ? placeBelow(row, last.columns, scrollY - offset) : last.place }
      })
    }
    // The rows are measured in another width later in the same frame.
    const measureAtOnce = () => flushSync(measure)
    addEventListener('resize', measureAtOnce)
    const sizes = new ResizeObserver(measure)
    sizes.observe(document.body)
    measure()
    return () => {
      removeEventListener('resize', measureAtOnce)
      sizes.disconnect()
    }
  }, [virtualizer])

  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  const first = Math.max(0, (startIndex - overscan) * columns)
  const last = Math.min(count, (endIndex + 1 + overscan) * columns) - 1
  useEffect(() => onRange(first, last), [onRange, first, last])

  const rows = virtualizer.getVirtualItems()
  const edgeRow = rows.find(({ index }) => index === startIndex)
  const below = edgeRow && placeBelow(edgeRow, columns)
  useEffect(() => {
    if (below) onPlace?.(below)
    // oxlint-disable-next-line react/exhaustive-deps -- `below` is a new object at each render
  }, [onPlace, below?.index, below?.top])

  const lastRow = isWhole ? undefined : rows.find(({ index }) => index === endIndex + overscan)
  const showNextRow = (row: number) => {
    flushSync(() => setFocusedRow(row))
    list.current?.querySelector<HTMLElement>(`[data-index="${row}"] [role=listitem]`)?.focus()
  }

  return (
    <div className="relative">
      <div
        ref={list}
        role="list"
        className="print:h-auto!"
        // Before its first measurement, which nobody sees, the page must not be too short for its scroll position.
        style={{ height: width > 0 ? virtualizer.getTotalSize() : count * 1000 }}
        onBlur={() => setFocusedRow(undefined)}
      >
        {rows.map((row) => (
          <div
            key={row.index}
            ref={virtualizer.measureElement}
            data-index={row.index}
            role="presentation"
            className="absolute inset-x-0 top-0 break-inside-avoid pb-3 sm:pb-5 lg:pb-6 print:static print:transform-none!"
            style={{ transform: `translateY(${row.start - top}px)` }}
            onFocus={() => setFocusedRow(row.index)}
          >
            <Row
              indices={indices(row.index, columns, count)}
              count={count}
              renderCard={renderCard}
              inSight={isWhole || (row.index >= startIndex && row.index <= endIndex)}
            />
          </div>
        ))}
      </div>
      {lastRow && lastRow.index + 1 < Math.ceil(count / columns) && (
        <div className="absolute" style={{ top: lastRow.end - top }}>
          <button
            type="button"
            className="sr-only rounded-control bg-signal font-display font-semibold text-on-signal focus:not-sr-only focus:px-4 focus:py-2.5"
            onClick={() => showNextRow(lastRow.index + 1)}
          >
            {showMore}
          </button>
        </div>
      )}
    </div>
  )
}

interface RowProps extends Pick<VirtualCardsProps, 'count' | 'renderCard'> {
  indices: readonly number[]
  /** The row is visible, or will be in this frame. */
  inSight: boolean
}

/** A row's cards; outside of the window they render one a frame, so that no frame renders all. */
function Row({ indices, count, renderCard, inSight }: RowProps) {
  const [rendered, setRendered] = useState(1)
  if (inSight && rendered < indices.length) setRendered(indices.length)
  useEffect(() => {
    if (rendered >= indices.length) return
    const frame = requestAnimationFrame(() => setRendered(rendered + 1))
    return () => cancelAnimationFrame(frame)
  }, [rendered, indices.length])
  return (
    <div role="presentation" className={cardColumns}>
      {indices.slice(0, rendered).map((index) => (
        <div key={index} role="listitem" tabIndex={-1} aria-setsize={count} aria-posinset={index + 1}>
          {renderCard(index)}
        </div>
      ))}
    </div>
  )
}

/** The indices of the cards in one row. */
const indices = (row: number, columns: number, count: number): number[] =>
  Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => row * columns + column)

/** Returns whether the page prints, or its find bar has opened: both need what is not in sight, too. */
function useWholeNeeded(): boolean {
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('beforeprint', () => flushSync(() => setNeeded(true)), { signal })
    const onKeyDown = ({ ctrlKey, metaKey, key }: KeyboardEvent) => {
      if ((ctrlKey || metaKey) && key === 'f') setNeeded(true)
    }
    addEventListener('keydown', onKeyDown, { signal })
    return () => controller.abort()
  }, [])
  return needed
}

/** The width of a window in which {@link cardColumns} makes four columns. */
const wide = '(width >= 64rem)'

/** Returns the place below a row; the browser has since scrolled by `scrolled` px. */
const placeBelow = ({ index, end }: VirtualItem, columns: number, scrolled = 0): ListPlace => ({
  index: (index + 1) * columns,
  top: end + scrolled,
})
