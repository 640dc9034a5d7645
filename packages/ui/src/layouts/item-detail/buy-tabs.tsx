import type { Item } from '@meridian-2117/contract'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { paths } from '@meridian-2117/contract/paths/paths'
import { TabLinks } from '../../components/tab-links/tab-links.tsx'
import { useMessages } from '../../lib/messages.ts'
import { itemPageMessages } from './item-detail.messages.ts'

export interface BuyTabsProps {
  /** The navigation state of each tab, so that the tab Overview still knows the item. */
  item: Item
}

/** The two tabs of a buy page, on small screens only (docs/product.md#item-pages). */
export function BuyTabs({ item }: BuyTabsProps) {
  const messages = useMessages(itemPageMessages)
  const overview = itemLink(item)
  return (
    <TabLinks
      label={messages.tabs}
      tabs={[
        { label: messages.overview, to: overview.to },
        { label: messages.offers, to: itemLink(item, paths.offersReceived).to },
      ]}
      state={overview.state}
      className="lg:hidden"
    />
  )
}
