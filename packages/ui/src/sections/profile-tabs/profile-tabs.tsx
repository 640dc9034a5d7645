import { paths } from '@meridian/contract/rules/paths'
import { TabLinks, type TabLinksProps } from '../../components/tab-links/tab-links.tsx'
import { useWords } from '../../lib/words.ts'
import { profileWords } from '../../words/profile.ts'

/** The tab bar that the four profile pages share (Spec 2, Profile screens). */
export function ProfileTabs(props: Omit<TabLinksProps, 'label' | 'tabs'>) {
  const words = useWords(profileWords)
  const tabs = [
    { label: words.collectible, to: paths.profileCollectibles },
    { label: words.land, to: paths.profileLands },
    { label: words.activities, to: paths.profileActivity },
    { label: words.listing, to: paths.profileListings },
  ]
  return <TabLinks label={words.tabs} tabs={tabs} {...props} />
}
