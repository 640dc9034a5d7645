/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- rows stand between the list and its entries, which `ul` and `li` do not allow; the list only hears which row has the focus */
import { defaultRangeExtractor, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { cardColumns } from '../item-grid/card-grid.tsx'

export interface VirtualCardsProps {
  /** The number of all cards. */
  count: number
  /** The card at a place from 0. */
  renderCard: (place: number) => ReactNode
  /** The places that are drawn now, first and last. */
  onRange: (first: number, last: number) => void
}

/** Rows that are drawn above and below those in sight. */
const overscan = 3

/** The height of a card below its picture, in px. It is a guess until a row is measured. */
const captionHeight = 160

/**
 * More cards than can be drawn: rows in sight, a few around them, and the one that has the focus, however far it was
 * scrolled away. A screen reader hears at which place of how many each card stands.
 */
export function VirtualCards({ count, renderCard, onRange }: VirtualCardsProps) {
  const list = useRef<HTMLDivElement>(null)
  const columns = useColumns()
  const { top, width } = usePlace(list)
  // A number, as it is asked for of every row there is.
  const guess = Math.round((width / columns) * (5 / 6) + captionHeight)
  const [focusedRow, setFocusedRow] = useState<number>()
  const begun = useRef(false)
  // oxlint-disable-next-line react/incompatible-library -- said for a compiler that this project does not use
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => guess,
    overscan,
    // A row that comes a frame later is one of those around the window.
    useFlushSync: false,
    scrollMargin: top,
    // As it begins it would put the window where that was when the cards were first drawn; the player has scrolled since.
    scrollToFn: (...where) => {
      if (begun.current) windowScroll(...where)
      begun.current = true
    },
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      if (focusedRow === undefined || focusedRow >= range.count || rows.includes(focusedRow)) return rows
      return [...rows, focusedRow].toSorted((one, other) => one - other)
    },
  })

  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  const first = Math.max(0, (startIndex - overscan) * columns)
  const last = Math.min(count, (endIndex + 1 + overscan) * columns) - 1
  useEffect(() => onRange(first, last), [onRange, first, last])

  // What was measured in other columns, or in another width, says nothing any more.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, guess])

  return (
    <div
      ref={list}
      role="list"
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onBlur={() => setFocusedRow(undefined)}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.index}
          ref={virtualizer.measureElement}
          data-index={row.index}
          role="presentation"
          className="absolute inset-x-0 top-0 pb-3 sm:pb-5 lg:pb-6"
          style={{ transform: `translateY(${row.start - top}px)` }}
          onFocus={() => setFocusedRow(row.index)}
        >
          <Row
            places={places(row.index, columns, count)}
            count={count}
            renderCard={renderCard}
            inSight={row.index >= startIndex && row.index <= endIndex}
          />
        </div>
      ))}
    </div>
  )
}

interface RowProps extends Pick<VirtualCardsProps, 'count' | 'renderCard'> {
  places: readonly number[]
  /** The window shows it, or will in this frame. */
  inSight: boolean
}

/** A row's cards; while it is still to come into sight they are drawn one a frame, so that none has to do all of it. */
function Row({ places, count, renderCard, inSight }: RowProps) {
  const [drawn, setDrawn] = useState(1)
  if (inSight && drawn < places.length) setDrawn(places.length)
  useEffect(() => {
    if (drawn >= places.length) return
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1))
    return () => cancelAnimationFrame(frame)
  }, [drawn, places.length])
  return (
    <div role="presentation" className={cardColumns}>
      {places.slice(0, drawn).map((place) => (
        <div key={place} role="listitem" aria-setsize={count} aria-posinset={place + 1}>
          {renderCard(place)}
        </div>
      ))}
    </div>
  )
}

/** The places of one row. */
const places = (row: number, columns: number, count: number): number[] =>
  Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => row * columns + column)

const wide = '(width >= 64rem)'

/** Returns the number of columns that {@link cardColumns} makes now. */
function useColumns(): 2 | 4 {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => (matchMedia(wide).matches ? 4 : 2),
    () => 4,
  )
}

/** Returns the top and the width of an element in the page, in px. It measures again when content above changes. */
function usePlace(element: { current: HTMLElement | null }): { top: number; width: number } {
  const [top, setTop] = useState(0)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const place = element.current?.getBoundingClientRect()
      setTop(Math.round((place?.top ?? 0) + scrollY))
      setWidth(Math.round(place?.width ?? 0))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(document.body)
    measure()
    return () => sizes.disconnect()
  }, [element])
  return { top, width }
}
