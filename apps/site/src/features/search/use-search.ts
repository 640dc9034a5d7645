import { itemLink } from '@meridian/contract/rules/item-link'
import type { SearchResults } from '@meridian/contract'
import type { SearchChoice } from '@meridian/ui/sections/search-box'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useRead } from '../../lib/api/use-read.ts'
import { useApi } from '../../lib/services/services-context.tsx'
import { chosenItem } from './chosen-item.ts'
import { searchQuery } from './search-query.ts'

export interface MarketSearch {
  query: string
  /** `null` while there is no answer for `query`. */
  results: SearchResults | null
  onQueryChange: (query: string) => void
  onChoose: (choice: SearchChoice) => void
}

/** The navigation bar's search: what was typed, what is found for it, and the way to a result (Spec 2 and 5). */
export function useSearch(): MarketSearch {
  const api = useApi()
  const navigate = useNavigate()
  const here = useLocation()
  const { location: ahead } = useNavigation()
  const [query, setQuery] = useState('')
  const results = useRead(() => searchQuery(api, query))?.data
  const opening = useRef<AbortController>(null)

  // Whoever goes elsewhere meanwhile is not brought to the item any more.
  const { key: visit } = ahead ?? here
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- leaving the page is what ends it
  useLayoutEffect(() => () => opening.current?.abort(), [visit])

  const open = async (choice: SearchChoice) => {
    opening.current?.abort()
    const controller = new AbortController()
    opening.current = controller
    const item = await chosenItem(api, choice, controller.signal)
    if (controller.signal.aborted) return
    const { to, state } = itemLink(item)
    await navigate(to, { state })
  }

  return {
    query,
    results: results ?? null,
    onQueryChange: setQuery,
    onChoose: (choice) => {
      setQuery('')
      void open(choice)
    },
  }
}
