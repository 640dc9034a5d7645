import type { Item } from '@meridian/contract'
import { paths, type Path } from '@meridian/contract/rules/paths'
import { TabLinks } from '../../components/tab-links/tab-links.tsx'

export interface BuyTabsProps {
  /** Handed on with each tab, so that the way back to Overview still knows it. */
  item: Item
  /** The buy page that the item belongs to. */
  overview: Path
}

/** The two tabs of a buy page, on small screens only (Spec 2, Market screens). */
export function BuyTabs({ item, overview }: BuyTabsProps) {
  return (
    <TabLinks
      label="Item"
      tabs={[
        { label: 'Overview', to: overview },
        { label: 'Offer 0', to: paths.offersReceived },
      ]}
      state={{ item }}
      className="lg:hidden"
    />
  )
}
