import {
  linkCardSize,
  marketLinkCard,
  pageHeadTags,
  type LinkCard,
} from '@meridian-2117/contract/html/page-head'
import { paths, type PathName } from '@meridian-2117/contract/paths/paths'
import { builtPages } from './pages.ts'

const homeCard: LinkCard = {
  src: '/link-cards/home.jpg',
  alt: 'A traveller faces the Gate over a night city, beside the words: Own what survives the gate.',
  size: linkCardSize,
}

/** Search engines and chats show this description and picture. */
interface Head {
  description: string
  /** @default the card of the home page */
  card?: LinkCard
}

const anyDescription =
  'Meridian 2117: own, trade and race what came back through the Gate. Collectibles and land from three worlds.'

export const pageMeta: Readonly<Partial<Record<PathName, Head>>> = {
  home: { description: anyDescription },
  about: {
    description:
      'How the Gate came to stand open over every city, the three games around it, and what its owners trade.',
  },
  news: {
    description:
      'Dispatches from Meridian 2117: seasons, races, arrivals, and what comes through the Gate next.',
  },
  signUp: { description: 'Open your Meridian 2117 account: collect, trade and keep what survives the Gate.' },
  signIn: { description: 'Log in to Meridian 2117 and come back to what you own.' },
  forgotPassword: {
    description: 'Forgotten your Meridian 2117 password? Ask for a link that sets a new one.',
  },
  market: {
    description:
      'The marketplace of Meridian 2117: collectibles and land parcels on sale now, and what was just sold.',
    card: marketLinkCard,
  },
  collectibles: {
    description:
      'Weapons, armour, craft, relics and companions that came back through the Gate, on sale from player to player.',
    card: marketLinkCard,
  },
  lands: {
    description:
      'Land parcels under the ring, from crystal fields to city blocks: sort, filter by world, and buy your ground.',
    card: marketLinkCard,
  },
  activities: {
    description: 'What was bought and sold on the market of Meridian 2117: by whom, for how much, and when.',
    card: marketLinkCard,
  },
  collectionsTest: {
    description:
      'Popular Collections of Meridian 2117 on a page of their own, as their screen test shows them.',
  },
  funnel: {
    description:
      'Back Meridian 2117: the vision, the team, the tiers and what each brings. Limited spots stand open at the Gate.',
    card: {
      src: '/link-cards/funnel.jpg',
      alt: 'Ships pour out of the open Gate, beside the words: The Ultimate Gaming Marketplace.',
      size: linkCardSize,
    },
  },
}

export interface HeadOptions extends Partial<Head> {
  /** Without the product's name. */
  title: string
  /** Canonical path; a page without one gets no canonical link. */
  path?: string
  /** Public address of the site, without a closing slash; empty if unknown. */
  siteUrl: string
}

/**
 * Returns the tags of one page's head as HTML. Without the address of the site, full addresses are left out, since a
 * wrong one is worse than none.
 */
export function headTags({
  title,
  path,
  siteUrl,
  description = anyDescription,
  card = homeCard,
}: HeadOptions): string {
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
