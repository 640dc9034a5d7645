import { linkCardSize, pageHeadTags, type LinkCard } from '@meridian-2117/contract/html/page-head'
import { pageFile, paths, type PathName } from '@meridian-2117/contract/paths/paths'
import { anyDescription, builtPages, notFoundPage, pages, pathNames } from './pages.ts'

/** The page of unknown addresses. */
export const notFoundFile = '404.html'

const homeCard: LinkCard = {
  src: '/link-cards/home.jpg',
  alt: 'A traveller faces the Gate over a night city, beside the words: Own what survives the gate.',
  size: linkCardSize,
}

/**
 * Returns the head of each page as HTML, by its file, for the public address of the site; empty if that is unknown. The
 * build writes them, and the server again, as it knows its address.
 */
export const pageHeads = (siteUrl: string): ReadonlyMap<string, string> =>
  new Map([
    ...pathNames.map((name) => [pageFile(paths[name]), headOf(name, siteUrl)] as const),
    [notFoundFile, headTags(notFoundPage.title, siteUrl)],
  ])

function headOf(name: PathName, siteUrl: string): string {
  const page = pages[name]
  if (page.kind === 'notFound') return headTags(notFoundPage.title, siteUrl)
  // An address that leads to another page has its title while the code loads.
  if (page.kind !== 'screen') return headOf(page.to, siteUrl)
  if (!page.prerendered) return headTags(page.title, siteUrl)
  const { description, card } = page.prerendered
  return headTags(page.title, siteUrl, { description, card, path: paths[name] })
}

interface OwnHead {
  description: string
  card?: LinkCard | undefined
  /** Canonical path; a page without one gets no canonical link. */
  path: string
}

/** Without the address of the site, full addresses are left out, since a wrong one is worse than none. */
function headTags(title: string, siteUrl: string, own?: OwnHead): string {
  const { description = anyDescription, card = homeCard, path } = own ?? {}
  return pageHeadTags({
    title,
    description,
    address: siteUrl && path ? siteUrl + path : undefined,
    card: { ...card, src: siteUrl + card.src },
  })
}

/** Returns the files that tell search engines about the whole site, by name. Its address is empty if unknown. */
export function siteFiles(siteUrl: string): Record<string, string> {
  const robots = ['User-agent: *', 'Disallow: /api/', ...(siteUrl ? [`Sitemap: ${siteUrl}/sitemap.xml`] : [])]
  const found = builtPages.filter(({ prerendered }) => prerendered)
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...found.map(({ name }) => `  <url><loc>${siteUrl}${paths[name]}</loc></url>`),
    '</urlset>',
  ]
  const fileOf = (lines: readonly string[]) => `${lines.join('\n')}\n`
  return { 'robots.txt': fileOf(robots), ...(siteUrl && { 'sitemap.xml': fileOf(sitemap) }) }
}
