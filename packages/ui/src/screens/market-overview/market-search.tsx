import { Search } from 'lucide-react'
import { useId } from 'react'

/** The Overview's search box. By the specification it has no behaviour (Spec 2, Marketplace landing): what is typed stays in it. */
export function MarketSearch() {
  const inputId = useId()
  return (
    <div data-slot="market-search" className="relative">
      <label htmlFor={inputId} className="sr-only">
        Search the market
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-muted"
      />
      <input
        id={inputId}
        type="search"
        placeholder="Search..."
        autoComplete="off"
        className="h-12 w-full rounded-control border border-seam-strong bg-void/80 pr-4 pl-12 text-base text-ink transition-[border-color,box-shadow] duration-150 ease-dock placeholder:text-ink-muted hover:border-ink-muted focus-visible:border-signal focus-visible:shadow-glow focus-visible:outline-transparent"
      />
    </div>
  )
}
