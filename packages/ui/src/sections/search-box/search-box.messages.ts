/** The search of the navigation bar. */
export const searchMessages = {
  search: 'Search',
  placeholder: 'Search...',
  clear: 'Clear search',
  /** For a screen reader, as the name of the list. */
  results: 'Search results',
  lands: 'Lands',
  nfas: 'NFAs',
  found: (count: number) => (count === 0 ? 'No results' : `${count} ${count === 1 ? 'result' : 'results'}`),
} as const
