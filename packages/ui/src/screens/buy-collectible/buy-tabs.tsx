import type { Item } from '@meridian/contract'
import { itemLink } from '@meridian/contract/rules/item-link'
import { paths } from '@meridian/contract/rules/paths'
import { TabLinks } from '../../components/tab-links/tab-links.tsx'

const tabs = [
  { label: 'Overview', to: paths.buyCollectible },
  { label: 'Offer 0', to: paths.offersReceived },
]

export interface BuyTabsProps {
  /** Handed on with each tab, so that the way back to Overview still knows it. */
  item: Item
}

/** The two tabs of a buy page, on small screens only (Spec 2, Market screens). */
export function BuyTabs({ item }: BuyTabsProps) {
  return <TabLinks label="Item" tabs={tabs} state={itemLink(item).state} className="lg:hidden" />
}
