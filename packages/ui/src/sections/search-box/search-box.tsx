/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- no HTML element is a list under an input that keeps the focus: the keys of its options arrive at the input */
import type { ItemKind, SearchEntry, SearchResults } from '@meridian-2117/contract'
import { textLimits } from '@meridian-2117/contract/validation/text-limits'
import { Search, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { cn, inputStyles } from '../../lib/cn.ts'
import { isComposing } from '../../lib/keys.ts'
import { useMessages } from '../../lib/messages.ts'
import { searchMessages } from './search-box.messages.ts'

/** A result that the player picked. */
export interface SearchChoice extends SearchEntry {
  kind: ItemKind
}

export interface SearchBoxProps {
  /** The typed text. */
  query: string
  /** Called with each change of the text. */
  onQueryChange: (query: string) => void
  /** `null` while there is no answer for `query`: the list is closed then. */
  results: SearchResults | null
  /** Called when the player chooses a result, by click or Enter. */
  onChoose: (choice: SearchChoice) => void
}

/**
 * The search of the navigation bar: results drop from the input in the groups Lands and NFAs. The focus stays in the
 * input; arrow keys move through the list, Enter picks, Escape closes it and then empties it.
 *
 * Use it in the header alone. The fields of a `MarketBrowser` search a list.
 */
export function SearchBox({ query, onQueryChange, results, onChoose }: SearchBoxProps) {
  const messages = useMessages(searchMessages)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isActive, setIsActive] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)

  const groups = [
    { label: messages.lands, options: choices('land', results?.lands) },
    { label: messages.nfas, options: choices('collectible', results?.nfas) },
  ].filter((group) => group.options.length > 0)
  const options = groups.flatMap((group) => group.options)
  const open = isActive && query !== '' && results !== null
  const expanded = open && options.length > 0
  const active = expanded ? options[activeIndex] : undefined

  function change(text: string) {
    setIsActive(true)
    setActiveIndex(-1)
    onQueryChange(text)
  }

  function choose(choice: SearchChoice) {
    setIsActive(false)
    setActiveIndex(-1)
    onChoose(choice)
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        setIsActive(true)
        if (options.length === 0) return
        // An index beyond the last option: no option is active.
        const stops = options.length + 1
        const step = event.key === 'ArrowDown' ? 1 : -1
        setActiveIndex(((activeIndex + 1 + step + stops) % stops) - 1)
        return
      }
      case 'Enter':
        if (active) {
          event.preventDefault()
          choose(active)
        }
        return
      case 'Escape':
        if (!open && query === '') return
        event.preventDefault()
        if (open) setIsActive(false)
        else change('')
        setActiveIndex(-1)
    }
  }

  return (
    <search
      data-slot="search-box"
      className="relative block w-full"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsActive(false)
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-muted"
      />
      <input
        ref={input}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={messages.search}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={active && `${listId}-${active.kind}-${active.id}`}
        placeholder={messages.placeholder}
        maxLength={textLimits.search}
        value={query}
        onChange={(event) => change(event.target.value)}
        onFocus={() => setIsActive(true)}
        onClick={() => setIsActive(true)}
        onKeyDown={handleKey}
        className={cn(inputStyles, 'h-11 pr-11 pl-10.5')}
      />
      {query !== '' && (
        <button
          type="button"
          aria-label={messages.clear}
          onClick={() => {
            change('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 right-0.5 grid w-10 place-items-center rounded-control text-ink-muted transition-colors duration-150 hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
      {expanded && (
        <div className={panelClassName}>
          <div
            ref={fitAboveKeyboard}
            id={listId}
            role="listbox"
            aria-label={messages.results}
            className="max-h-search-list scroll-py-2 overflow-y-auto overscroll-contain p-2"
          >
            {groups.map((group) => (
              <div key={group.label} role="group" aria-label={group.label} className="not-first:mt-2">
                <p aria-hidden className="px-3 pt-1.5 pb-1 font-mono text-micro text-ink-muted uppercase">
                  {group.label}
                </p>
                {group.options.map((option) => (
                  <div
                    key={option.id}
                    ref={option === active ? scrollIntoList : undefined}
                    id={`${listId}-${option.kind}-${option.id}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option === active}
                    // The focus stays in the input, so that the list is still there when the button comes up.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(option)}
                    onPointerMove={() => setActiveIndex(options.indexOf(option))}
                    className="cursor-pointer truncate rounded-control px-3 py-2 outline-offset-[-2px] outline-transparent aria-selected:bg-plate aria-selected:outline-2 aria-selected:text-signal-bright"
                  >
                    <bdi>{option.title}</bdi>
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
      <output
        className={open && !expanded ? cn(panelClassName, 'block px-4 py-3 text-ink-muted') : 'sr-only'}
      >
        {open && messages.found(options.length)}
      </output>
    </search>
  )
}

const panelClassName =
  'absolute inset-x-0 top-full z-50 mt-2 overflow-hidden rounded-panel border border-seam border-t-signal/50 bg-hull shadow-panel'

const scrollIntoList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** A phone's keyboard covers the window without making it smaller; only the visual viewport ends above it. */
function fitAboveKeyboard(list: HTMLElement | null) {
  const viewport = window.visualViewport
  if (!list || !viewport) return
  const fit = () => {
    const availablePx = viewport.offsetTop + viewport.height - list.getBoundingClientRect().top - 12
    list.style.maxHeight = `clamp(5rem, ${availablePx}px, var(--spacing-search-list))`
  }
  fit()
  viewport.addEventListener('resize', fit)
  viewport.addEventListener('scroll', fit)
  return () => {
    viewport.removeEventListener('resize', fit)
    viewport.removeEventListener('scroll', fit)
  }
}

const choices = (kind: SearchChoice['kind'], entries: readonly SearchEntry[] = []): SearchChoice[] =>
  entries.map(({ id, title }) => ({ kind, id, title }))
