import { escapeHtml } from './html.ts'

/** The product's name, as tabs and search engines show it. */
export const product = 'Meridian 2117'

/** Makes the title for the browser's tab and search engines. */
export const tabTitle = (title: string): string => (title ? `${title} · ${product}` : product)

/** The picture that a chat shows for a link. */
export interface LinkCard {
  /** A full address, where one is known. */
  src: string
  /** Describes the picture for those who cannot see it. */
  alt: string
  /** Absent for a picture of unknown size. */
  size?: typeof linkCardSize | undefined
}

/** The size of link pictures, in px. */
export const linkCardSize = { width: 1200, height: 630 } as const

/** The picture of the market's pages (art/vector/share-cards.ts). */
export const marketLinkCard = {
  src: '/link-cards/market.jpg',
  alt: 'A broken piece of a Gate over a dais in a vault of laden shelves, beside the words: A New Era Dawns.',
  size: linkCardSize,
} as const satisfies LinkCard

/** The metadata in the head of a page. */
export interface PageHead {
  /** The title, before `tabTitle` completes it. */
  title: string
  description: string
  /** The full address; absent where the page has none of its own, or nobody knows where the site stands. */
  address?: string | undefined
  card: LinkCard
}

/** The part of a page's head that is its own, as HTML: for tabs, search engines and chats. */
export function pageHeadTags({ title, description, address, card }: PageHead): string {
  return [
    `<title>${escapeHtml(tabTitle(title))}</title>`,
    meta('name', 'description', description),
    address && `<link rel="canonical" href="${escapeHtml(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', product),
    meta('property', 'og:title', tabTitle(title)),
    meta('property', 'og:description', description),
    address && meta('property', 'og:url', address),
    meta('property', 'og:image', card.src),
    card.size && meta('property', 'og:image:width', String(card.size.width)),
    card.size && meta('property', 'og:image:height', String(card.size.height)),
    meta('property', 'og:image:alt', card.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
    .filter(Boolean)
    .join('\n    ')
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`

const [begin, end] = ['<!--own head-->', '<!--end of own head-->']

/** Marks a head that the server may replace by the item's. */
export const replaceableHead = (head: string): string => begin + head + end

/** Returns the page with another head in the marked place; the same page without one. */
export function withHead(page: string, head: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  return from < 0 || to < from ? page : page.slice(0, from) + head + page.slice(to + end.length)
}
