import { paths } from '@meridian-2117/contract/paths/paths'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActiveLink, Link, LinkProvider, type LinkProps } from './links.ts'

const Anchor = ({ to }: LinkProps) => createElement('a', { href: to })

/** Returns the address of a link on the site of a host. */
function hrefOf(to: string, host: string, Part: typeof Link | typeof ActiveLink = Link): string {
  const settings = { Link: Anchor, ActiveLink: Anchor, paths: { buyCollectible: host } }
  const markup = renderToStaticMarkup(
    createElement(LinkProvider, { value: settings }, createElement(Part, { to })),
  )
  return markup.replaceAll('&amp;', '&').replace(/^<a href="|"><\/a>$/g, '')
}

test.each([
  ['/shop', '?id=7', '/shop?id=7'],
  ['/shop?view=item', '', '/shop?view=item'],
  ['/shop?view=item', '?id=7', '/shop?view=item&id=7'],
  ['/shop?view=item#top', '?id=7', '/shop?view=item&id=7#top'],
  ['/shop#top', '#price', '/shop#price'],
  ['/shop?view=item', '?id=7#price', '/shop?view=item&id=7#price'],
])("links to the host's %s with %s", (host, rest, address) => {
  expect(hrefOf(paths.buyCollectible + rest, host)).toBe(address)
  expect(hrefOf(paths.buyCollectible + rest, host, ActiveLink)).toBe(address)
})
