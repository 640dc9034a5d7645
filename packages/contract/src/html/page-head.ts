import { escapeHtml } from './html.ts'

/** Browser tabs and search engines show this name. */
export const product = 'Meridian 2117'

/** Adds the product's name to the title of a page. */
export const tabTitle = (title: string): string => (title ? `${title} · ${product}` : product)

/** Describes the picture that a chat shows for a link. */
export interface LinkCard {
  /** An absolute address, if known. */
  src: string
  /** Describes the picture for those who cannot see it. */
  alt: string
  /** Absent if unknown. */
  size?: typeof linkCardSize | undefined
}

/** Width and height of link pictures, in px. */
export const linkCardSize = { width: 1200, height: 630 } as const

/** All pages of the market share this picture (art/vector/share-cards.ts). */
export const marketLinkCard = {
  src: '/link-cards/market.jpg',
  alt: 'A broken piece of a Gate over a dais in a vault of laden shelves, beside the words: A New Era Dawns.',
  size: linkCardSize,
} as const satisfies LinkCard

/** Holds the metadata of one page. */
export interface PageHead {
  /** Give it without the product's name, which `tabTitle` adds. */
  title: string
  description: string
  /** An absolute address; absent where the page has none, or the site's address is unknown. */
  address?: string | undefined
  card: LinkCard
}

/** Returns the tags of one page's head as HTML, for tabs, search engines and chats. */
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

/** The server replaces these parts of a page: the first two by an item's, the settings by its own. */
type PagePart = 'head' | 'root' | 'settings'

const marksOf = (part: PagePart) => [`<!--own ${part}-->`, `<!--end of own ${part}-->`] as const

/** Marks a part of a page that the server may replace. */
export function replaceable(part: PagePart, html: string): string {
  const [opening, closing] = marksOf(part)
  return opening + html + closing
}

/** Replaces a marked part of a page; returns a page without the mark unchanged. */
export function withPart(page: string, part: PagePart, html: string): string {
  const [opening, closing] = marksOf(part)
  const [from, to] = [page.indexOf(opening), page.indexOf(closing)]
  return from < 0 || to < from ? page : page.slice(0, from) + html + page.slice(to + closing.length)
}
