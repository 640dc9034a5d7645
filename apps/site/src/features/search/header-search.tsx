import { SearchBox } from '@meridian/ui/sections/search-box'
import { useSearch } from './use-search.ts'

/** The search box of the navigation bar, at work (Spec 2, Navigation bar). */
export function HeaderSearch() {
  return <SearchBox {...useSearch()} />
}
