import { Search } from 'lucide-react'
import { useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { inputStyles } from '../../lib/input-styles.ts'
import { useMessages } from '../../lib/messages.ts'
import { marketOverviewMessages } from './market-overview.messages.ts'

/**
 * The Overview's search box. It has no behaviour (docs/product.md#market): what is typed stays in it. Its look keeps
 * it apart from the search of the header, which answers.
 */
export function MarketSearch() {
  const messages = useMessages(marketOverviewMessages)
  const inputId = useId()
  return (
    <div data-slot="market-search" className="relative">
      <label htmlFor={inputId} className="sr-only">
        {messages.search}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2 size-5 -translate-y-1/2 text-ink-muted"
      />
      <input
        id={inputId}
        type="search"
        placeholder={messages.placeholder}
        autoComplete="off"
        className={cn(inputStyles, 'h-12 rounded-none border-x-0 border-t-0 bg-transparent pr-4 pl-10')}
      />
    </div>
  )
}
