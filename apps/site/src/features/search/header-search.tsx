import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { SearchBox, type SearchChoice } from '@meridian-2117/ui/sections/search-box'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useApi } from '../../lib/services/services-context.tsx'
import { chosenItem, useSearchResults } from './search-market.ts'

/** Shows the search box of the navigation bar: it searches while the player types, and opens a result. */
export function HeaderSearch() {
  const api = useApi()
  const navigate = useNavigate()
  const here = useLocation()
  const { location: ahead } = useNavigation()
  const [query, setQuery] = useState('')
  const results = useSearchResults(query)
  const opening = useRef<AbortController>(null)

  // Leaving the page cancels opening the item.
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

  return (
    <SearchBox
      query={query}
      results={results}
      onQueryChange={setQuery}
      onChoose={(choice) => {
        setQuery('')
        void open(choice)
      }}
    />
  )
}
