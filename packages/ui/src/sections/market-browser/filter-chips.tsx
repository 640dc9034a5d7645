import { gameNames } from '@meridian-2117/contract/names/games'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { sortLabels, type MarketView } from '../../lib/market-view.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { marketFilterMessages } from './market-filter.messages.ts'
import { savedItemMessages } from '../../components/save-mark/save-mark.messages.ts'

export interface FilterChipsProps {
  /** The applied filters: each has a chip. */
  view: MarketView
  /** The player changes the view. */
  onView: (view: MarketView) => void
  /** The last chip was removed, and the focus with it. */
  onEmptied: () => void
}

/** Shows the applied filters, each as a button that removes it. */
export function FilterChips({ view, onView, onEmptied }: FilterChipsProps) {
  const messages = useMessages(marketFilterMessages)
  const list = useRef<HTMLUListElement>(null)
  const chips = useChips(view)

  const remove = (part: keyof MarketView, index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? []
    // The pressed button unmounts: the focus moves on before it would be lost.
    const neighbour = buttons[index + 1] ?? buttons[index - 1]
    if (neighbour) neighbour.focus()
    else onEmptied()
    onView({ ...view, [part]: undefined })
  }
  return (
    <>
      <h3 className="sr-only">{messages.applied}</h3>
      <ul ref={list} data-slot="filter-chips" className="flex flex-wrap gap-2">
        {chips.map(({ part, text }, index) => (
          <li key={part}>
            <Button
              tone="quiet"
              size="sm"
              className="max-w-full px-3"
              aria-label={messages.remove(text)}
              onClick={() => remove(part, index)}
            >
              <span className="max-w-[12rem] truncate">{text}</span>
              <X aria-hidden className="size-4 shrink-0 text-ink-muted" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The text of each applied part of a view, in the order of the fields. */
function useChips(view: MarketView): { part: keyof MarketView; text: string }[] {
  const messages = useMessages(marketFilterMessages)
  const format = useFormat()
  const { saved: savedLabel } = useMessages(savedItemMessages)
  const { saved, find, game, sort, minPrice, maxPrice } = view
  const chips: [part: keyof MarketView, text: string | false | undefined][] = [
    ['saved', saved && savedLabel],
    ['find', find && messages.finds(find)],
    ['game', game && gameNames[game]],
    ['sort', sort && messages[sortLabels[sort]]],
    ['minPrice', minPrice !== undefined && messages.from(format.price(minPrice))],
    ['maxPrice', maxPrice !== undefined && messages.upTo(format.price(maxPrice))],
  ]
  return chips.flatMap(([part, text]) => (text ? { part, text } : []))
}
