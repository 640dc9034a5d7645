import type { StrandCounts } from '@meridian/contract'
import { itemSorts } from '@meridian/contract/rules/item-sorts'
import { readPrice } from '@meridian/contract/rules/price-input'
import { textLimits } from '@meridian/contract/rules/text-limits'
import { gameNames, games } from '@meridian/contract/rules/games'
import { useEffect, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react'
import { Field } from '../../components/field/field.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { sortLabels, type MarketView } from '../../lib/market-view.ts'
import { useMessages } from '../../lib/messages.ts'
import { marketFilterMessages } from './market-browser.messages.ts'

export interface FilterPanelProps extends Pick<ComponentProps<'form'>, 'id' | 'aria-label'> {
  /** The current filters and order. */
  view: MarketView
  /** The number of items of each game, where the server sends it. */
  strandCounts?: StrandCounts | undefined
  /** Called when the player changes filters or order. */
  onView: (view: MarketView) => void
}

/**
 * Search, filters and sorting. A choice applies at once, typed text on blur or Enter. An invalid price stays as typed,
 * filters nothing, and shows an error.
 */
export function FilterPanel({ view, strandCounts, onView, ...named }: FilterPanelProps) {
  const messages = useMessages(marketFilterMessages)
  const form = useRef<HTMLFormElement>(null)
  const shown = keyOf(view)
  // The requested views that have not arrived, the oldest first.
  const pending = useRef<string[]>([])
  useEffect(() => {
    // Ignore our own view changes, as the player may be typing; refill the fields only when the view changed elsewhere,
    // such as by a tab.
    const index = pending.current.indexOf(shown)
    pending.current = index < 0 ? [] : pending.current.slice(index + 1)
    if (index < 0 && form.current) fill(form.current, JSON.parse(shown) as MarketView)
  }, [shown])

  const [wrongPrices, setWrongPrices] = useState<readonly string[]>([])

  const ask = (fields: HTMLFormElement) => {
    setWrongPrices(priceNames.filter((name) => !commitPrice(fields, name)))
    const next = typedIn(fields)
    const key = keyOf(next)
    if (key !== (pending.current.at(-1) ?? shown)) pending.current.push(key)
    onView(next)
  }
  const applied = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (currentTarget.form) ask(currentTarget.form)
  }
  const wrong = (name: string) => (wrongPrices.includes(name) ? messages.priceWrong : undefined)
  const price = {
    live: true,
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 15,
    onBlur: applied,
  } as const
  return (
    <form
      ref={form}
      {...named}
      method="post"
      noValidate
      className="mb-8 grid grid-cols-2 gap-4 rounded-panel border border-seam bg-hull p-4 sm:p-5 lg:grid-cols-[2fr_1.2fr_1.4fr_1fr_1fr]"
      onSubmit={(event) => {
        event.preventDefault()
        ask(event.currentTarget)
      }}
    >
      {/* Enter submits a form of several fields only if it has a submit button. */}
      <input type="submit" hidden />
      <Field
        label={messages.find}
        name="find"
        type="search"
        autoComplete="off"
        maxLength={textLimits.search}
        defaultValue={view.find}
        onBlur={applied}
        className="col-span-2 lg:col-span-1"
      />
      <SelectField
        label={messages.strand}
        name="strand"
        options={[
          { value: '', label: messages.allStrands },
          ...games.map((value) => ({
            value,
            label: strandCounts
              ? messages.strandCount(gameNames[value], strandCounts[value])
              : gameNames[value],
          })),
        ]}
        defaultValue={view.strand}
        onChange={applied}
        className="max-sm:col-span-2"
      />
      <SelectField
        label={messages.sort}
        name="sort"
        options={[
          { value: '', label: messages.asListed },
          ...itemSorts.map((value) => ({ value, label: messages[sortLabels[value]] })),
        ]}
        defaultValue={view.sort}
        onChange={applied}
        className="max-sm:col-span-2"
      />
      <Field
        label={messages.minPrice}
        name="min"
        defaultValue={view.minPrice}
        {...price}
        error={wrong('min')}
      />
      <Field
        label={messages.maxPrice}
        name="max"
        defaultValue={view.maxPrice}
        {...price}
        error={wrong('max')}
      />
    </form>
  )
}

const priceNames = ['min', 'max']

/** Formats a typed price as it was parsed; returns `false` for an invalid one. */
function commitPrice(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return true
  const price = readPrice(field.value)
  if (price !== undefined) field.value = String(price)
  return price !== undefined
}

/** A key that is equal for equal views, whatever the order of their parts; `fill` parses it. */
const keyOf = ({ strand, sort, find, minPrice, maxPrice }: MarketView): string =>
  JSON.stringify({ strand, sort, find, minPrice, maxPrice })

/** The view in the fields. */
function typedIn(form: HTMLFormElement): MarketView {
  const typed = new FormData(form)
  const value = (name: string) => {
    const entry = typed.get(name)
    return typeof entry === 'string' ? entry.trim() : ''
  }
  return {
    strand: games.find((strand) => strand === value('strand')),
    sort: itemSorts.find((sort) => sort === value('sort')),
    find: value('find') || undefined,
    minPrice: readPrice(value('min')),
    maxPrice: readPrice(value('max')),
  }
}

function fill(form: HTMLFormElement, { strand, sort, find, minPrice, maxPrice }: MarketView): void {
  for (const [name, value] of Object.entries({ strand, sort, find, min: minPrice, max: maxPrice })) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = String(value ?? '')
  }
}
