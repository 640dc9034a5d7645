import type { Location } from 'react-router-dom'

/**
 * Returns the key of a page's scroll position. The router has one key for all pages that were opened by an address.
 * Such a page's key is its address.
 */
export const positionKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key
