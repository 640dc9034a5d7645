export const product = 'Meridian 2117'

/** What the browser's tab and a search engine call the page of this title. */
export const tabTitle = (title: string): string => (title ? `${title} · ${product}` : product)
