import { paths } from '@meridian/contract/rules/paths'
import { TabLinks, type TabLinksProps } from '../../components/tab-links/tab-links.tsx'

const tabs = [
  { label: 'Collectible', to: paths.profileCollectibles },
  { label: 'Land', to: paths.profileLands },
  { label: 'Activities', to: paths.profileActivity },
  { label: 'Listing', to: paths.profileListings },
]

/** The tab bar that the four profile pages share (Spec 2, Profile screens). */
export function ProfileTabs(props: Omit<TabLinksProps, 'label' | 'tabs'>) {
  return <TabLinks label="Profile" tabs={tabs} {...props} />
}
