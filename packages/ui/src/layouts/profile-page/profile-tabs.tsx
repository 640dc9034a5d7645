import { paths } from '@meridian-2117/contract/paths/paths'
import { TabLinks, type TabLinksProps } from '../../components/tab-links/tab-links.tsx'
import { useMessages } from '../../lib/messages.ts'
import { profileMessages } from '../../sections/profile-header/profile-header.messages.ts'

/**
 * The tab bar that the four profile pages share.
 *
 * Use it on the pages of the profile; `ProfilePage` has it. Any other tab bar is `TabLinks`.
 */
export function ProfileTabs(props: Omit<TabLinksProps, 'label' | 'tabs'>) {
  const messages = useMessages(profileMessages)
  const tabs = [
    { label: messages.collectible, to: paths.profileCollectibles },
    { label: messages.land, to: paths.profileLands },
    { label: messages.activities, to: paths.profileActivity },
    { label: messages.listing, to: paths.profileListings },
  ]
  return <TabLinks label={messages.tabs} tabs={tabs} {...props} />
}
