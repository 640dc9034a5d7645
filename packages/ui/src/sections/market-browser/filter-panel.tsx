import type { GameCounts } from '@meridian-2117/contract'
import { itemSorts } from '@meridian-2117/contract/search/item-sorts'
import { textLimits } from '@meridian-2117/contract/validation/text-limits'
import { gameNames, games } from '@meridian-2117/contract/names/games'
import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { Field } from '../../components/field/field.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { priceIn, sortLabels, type MarketView } from '../../lib/market-view.ts'
import { useMessages } from '../../lib/messages.ts'
import { useAfterPress } from './use-after-press.ts'
import { marketFilterMessages } from './market-filter.messages.ts'

export interface FilterPanelProps extends Pick<ComponentProps<'form'>, 'id' | 'aria-label'> {
  /** The current filters and order. */
  view: MarketView
  /** The number of items of each game, where the server sends it. */
  gameCounts?: GameCounts | undefined
  /** Called when the player changes filters or order. */
  onView: (view: MarketView) => void
}

type Part = (typeof parts)[number]

type Texts = Readonly<Record<Part, string>>

/**
 * Search, filters and sorting. A choice applies at once, typed text on blur or Enter. An invalid price stays as typed,
 * filters nothing, and shows an error.
 */
export function FilterPanel({ view, gameCounts, onView, ...named }: FilterPanelProps) {
  const messages = useMessages(marketFilterMessages)
  const [drafts, setDrafts] = useState(() => textsOf(view))
  const [applied, setApplied] = useState(drafts)
  const [lastView, setLastView] = useState(view)
  // A part that changed elsewhere, as by its chip, replaces its draft; one that was applied leaves what was typed since.
  const changed = parts.filter((part) => view[part] !== lastView[part])
  if (changed.length > 0) {
    setLastView(view)
    const texts = textsOf(view)
    const asked = viewOf(applied)
    const replaced = changed.filter((part) => view[part] !== asked[part])
    const news = Object.fromEntries(replaced.map((part) => [part, texts[part]]))
    setDrafts({ ...drafts, ...news })
    setApplied({ ...applied, ...news })
  }

  const apply = (texts: Texts = drafts) => {
    const next = viewOf(texts)
    const read = textsOf(next)
    const shown = {
      ...read,
      minPrice: read.minPrice || texts.minPrice.trim(),
      maxPrice: read.maxPrice || texts.maxPrice.trim(),
    }
    setDrafts(shown)
    setApplied(shown)
    onView(next)
  }
  const applyTyped = useAfterPress(() => apply())
  const typed = (part: Part) => ({
    value: drafts[part],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setDrafts({ ...drafts, [part]: currentTarget.value }),
    onBlur: applyTyped,
    autoComplete: 'off',
  })
  const price = (part: 'minPrice' | 'maxPrice') => ({
    ...typed(part),
    live: true,
    inputMode: 'decimal' as const,
    maxLength: 15,
    error:
      isWrong(applied[part]) && isWrong(drafts[part])
        ? messages.priceWrong
        : part === 'maxPrice' && isBelow(applied) && isBelow(drafts)
          ? messages.maxBelowMin
          : undefined,
  })
  const chosen = (part: Part) => ({
    value: drafts[part],
    onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
      apply({ ...drafts, [part]: currentTarget.value }),
  })
  return (
    <form
      {...named}
      method="post"
      noValidate
      className="mb-8 grid grid-cols-2 gap-4 rounded-panel border border-seam bg-hull p-4 sm:p-5 lg:grid-cols-[2fr_1.2fr_1.4fr_1fr_1fr]"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      {/* Enter submits a form of several fields only if it has a submit button. */}
      <input type="submit" hidden />
      <Field
        {...typed('find')}
        label={messages.find}
        name="find"
        type="search"
        maxLength={textLimits.search}
        className="col-span-2 lg:col-span-1"
      />
      <SelectField
        {...chosen('game')}
        label={messages.game}
        name="strand"
        options={[
          { value: '', label: messages.allGames },
          ...games.map((value) => ({
            value,
            label: gameCounts ? messages.gameCount(gameNames[value], gameCounts[value]) : gameNames[value],
          })),
        ]}
        className="max-sm:col-span-2"
      />
      <SelectField
        {...chosen('sort')}
        label={messages.sort}
        name="sort"
        options={[
          { value: '', label: messages.asListed },
          ...itemSorts.map((value) => ({ value, label: messages[sortLabels[value]] })),
        ]}
        className="max-sm:col-span-2"
      />
      <Field {...price('minPrice')} label={messages.minPrice} name="min" />
      <Field {...price('maxPrice')} label={messages.maxPrice} name="max" />
    </form>
  )
}

const parts = ['find', 'game', 'sort', 'minPrice', 'maxPrice'] as const satisfies (keyof MarketView)[]

/** Reads a typed price such as `$1,500.50`; `undefined` where it is none. */
const readPrice = (typed: string) => priceIn(typed.replace(/[$\s]|,(?=\d{3})/g, ''))

/** Returns `true` for a text that is meant as a price and is none. */
const isWrong = (text: string): boolean => text.trim() !== '' && readPrice(text) === undefined

/** Returns `true` where no price is between the two. */
const isBelow = ({ minPrice, maxPrice }: Texts): boolean =>
  (readPrice(maxPrice) ?? Infinity) < (readPrice(minPrice) ?? 0)

const textsOf = (view: MarketView): Texts => ({
  find: view.find ?? '',
  game: view.game ?? '',
  sort: view.sort ?? '',
  minPrice: String(view.minPrice ?? ''),
  maxPrice: String(view.maxPrice ?? ''),
})

/** The view of these texts. */
const viewOf = ({ find, game, sort, minPrice, maxPrice }: Texts): MarketView => ({
  find: find.trim() || undefined,
  game: games.find((known) => known === game),
  sort: itemSorts.find((order) => order === sort),
  minPrice: readPrice(minPrice),
  maxPrice: readPrice(maxPrice),
})
