import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { isComposing, useCloseRequest } from '../../lib/keys.ts'
import { useMessages } from '../../lib/messages.ts'
import { sandboxMessages } from './sandbox-toolbar.messages.ts'

/** A sandbox service and its behaviour. */
export interface PlayedService {
  id: string
  /** The service, such as "Card payments". */
  name: string
  /** Names the sandbox service and the service that it replaces, such as "Test cards, for Stripe". */
  replacement: string
  /** The current value of its options. */
  value: string
  /** The behaviours to choose from. */
  options: readonly { value: string; label: string }[]
  /** A page of the sandbox service, opened beside this one. */
  opens?: { label: string; address: string } | undefined
}

export interface SandboxToolbarProps {
  /** The sandbox services, each with its switch. */
  services: readonly PlayedService[]
  /** A switch was turned to another value. */
  onTurn: (id: string, value: string) => void
  /** The cards that the sandbox accepts, each with its outcome. */
  cards: readonly { number: string; outcome: string }[]
  /** Called when the player presses a card. */
  onCard: (number: string) => void
  /** The result of the last action; screen readers announce it. */
  notice?: string | undefined
}

/**
 * Lists the simulated services, with their switches and test cards. Closed, it is a handle in the page's margin; it is
 * the last tab stop.
 *
 * Use it for testers alone.
 */
export function SandboxToolbar({ services, onTurn, cards, onCard, notice }: SandboxToolbarProps) {
  const messages = useMessages(sandboxMessages)
  const [open, setOpen] = useState(false)
  const handle = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  const close = () => {
    setOpen(false)
    handle.current?.focus()
  }

  useCloseRequest(open, close)

  useEffect(() => {
    if (!open) return
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      if (!handle.current?.parentElement?.contains(document.activeElement)) return
      setOpen(false)
      handle.current.focus()
    }
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [open])

  return (
    <aside
      data-slot="sandbox-toolbar"
      aria-label={messages.title}
      className="fixed bottom-[max(1.5rem,var(--spacing-safe-bottom))] left-safe-left z-30 print:hidden"
    >
      <button
        ref={handle}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="grid h-28 w-4 place-items-center rounded-r-control border border-l-0 border-gate/60 bg-hull text-gate shadow-panel transition-colors duration-150 hover:bg-plate focus-visible:outline-offset-2 sm:w-6"
      >
        <span className="rotate-180 font-mono text-[0.625rem] leading-none tracking-widest uppercase [writing-mode:vertical-rl] sm:text-micro">
          {messages.title}
        </span>
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute bottom-0 left-6 max-h-[calc(100dvh-2.5rem)] tall:max-h-[calc(100dvh-var(--spacing-header)-var(--search-room,0px)-2.5rem)] w-[min(23rem,calc(100vw-2.5rem))] overflow-y-auto overscroll-contain rounded-panel border border-seam border-t-gate/60 bg-hull shadow-panel sm:left-8"
      >
        <div className="flex items-start justify-between gap-4 border-b border-seam px-5 pt-4 pb-3">
          <div>
            <h2 className="font-display text-lg leading-6 font-semibold">{messages.title}</h2>
            <p className="mt-1 text-sm leading-5 text-ink-muted">{messages.note}</p>
          </div>
          <button
            type="button"
            aria-label={messages.close}
            onClick={close}
            className="-mt-1 -mr-2 grid size-9 shrink-0 place-items-center rounded-control text-ink-muted transition-colors duration-150 hover:bg-plate hover:text-ink"
          >
            <ChevronDown aria-hidden className="size-5" />
          </button>
        </div>
        <ul className="divide-y divide-seam px-5">
          {services.map((service) => (
            <Service key={service.id} {...service} onTurn={(value) => onTurn(service.id, value)} />
          ))}
        </ul>
        {cards.length > 0 && (
          <div className="border-t border-seam px-5 pt-4 pb-5">
            <h3 className="font-display leading-5 font-semibold">{messages.cards}</h3>
            <ul className="mt-3 grid gap-2">
              {cards.map(({ number, outcome }) => (
                <li key={number}>
                  <button
                    type="button"
                    onClick={() => onCard(number)}
                    className="flex w-full items-baseline justify-between gap-3 rounded-control border border-seam-strong px-3 py-2 text-left text-sm transition-colors duration-150 hover:border-signal hover:text-signal-bright"
                  >
                    <span className="font-mono whitespace-nowrap">{number}</span>
                    <span className="text-right text-ink-muted">{outcome}</span>
                  </button>
                </li>
              ))}
            </ul>
            <p aria-live="polite" className="mt-3 min-h-5 text-sm leading-5 text-ink-muted">
              {notice ?? messages.cardsNote}
            </p>
          </div>
        )}
      </div>
    </aside>
  )
}

function Service({
  id,
  name,
  replacement,
  value,
  options,
  opens,
  onTurn,
}: PlayedService & { onTurn: (value: string) => void }) {
  const [selectId, serviceId] = [useId(), useId()]
  return (
    <li className="flex items-center justify-between gap-4 py-3" data-service={id}>
      <div className="text-sm leading-5">
        <label htmlFor={selectId} className="block font-medium">
          {name}
        </label>
        <span id={serviceId} className="block text-ink-muted">
          {replacement}
        </span>
        {opens && (
          <a
            href={opens.address}
            target="_blank"
            rel="noreferrer"
            className="mt-1 inline-block py-0.5 text-signal-bright underline underline-offset-2"
          >
            {opens.label}
          </a>
        )}
      </div>
      <select
        id={selectId}
        aria-describedby={serviceId}
        value={value}
        onChange={(event) => onTurn(event.target.value)}
        className="h-10 w-32 shrink-0 rounded-control border border-seam-strong bg-void px-2 text-sm text-ink hover:border-ink-muted"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </li>
  )
}
