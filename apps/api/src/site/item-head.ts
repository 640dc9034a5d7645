import type { Item } from '@meridian-2117/contract'
import { jsonInHtml } from '@meridian-2117/contract/html/html'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import {
  linkCardSize,
  marketLinkCard,
  pageHeadTags,
  type LinkCard,
} from '@meridian-2117/contract/html/page-head'
import { linkCardOf } from '@meridian-2117/contract/paths/link-card'
import { productData } from '@meridian-2117/contract/html/product-data'
import { priceText } from '@meridian-2117/contract/money/pricing'

/** Returns the head of an item's page as HTML. `origin` is the site's, without a closing slash. */
export function itemHead(item: Item, origin: string): string {
  const { title = 'Untitled', description = '' } = item
  const price = item.price === undefined ? undefined : `${priceText(item.price)}.`
  const tags = pageHeadTags({
    title,
    description: [price, description].filter(Boolean).join(' '),
    address: origin + itemLink(item).to,
    card: cardOf(item, origin),
  })
  const data = { '@context': 'https://schema.org', ...productData(item, origin) }
  return `${tags}\n    <script type="application/ld+json">${jsonInHtml(data)}</script>`
}

/**
 * Returns an item's own picture on the product's ground. A foreign picture is used unchanged; without one the market's
 * picture is used.
 */
function cardOf({ image, imageAlt, title = '' }: Item, origin: string): LinkCard {
  if (!image) return { ...marketLinkCard, src: origin + marketLinkCard.src }
  const ownPicture = linkCardOf(image)
  const alt = imageAlt ?? title
  if (ownPicture) return { src: origin + ownPicture, alt, size: linkCardSize }
  return { src: image.startsWith('/') ? origin + image : image, alt }
}
