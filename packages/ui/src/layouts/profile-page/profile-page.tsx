import type { ReactNode } from 'react'
import { Container } from '../../components/container/container.tsx'
import { ProfileHeader, type ProfileHeaderProps } from '../../sections/profile-header/profile-header.tsx'
import { ProfileTabs } from './profile-tabs.tsx'
import { Page } from '../page/page.tsx'

export interface ProfilePageProps extends ProfileHeaderProps {
  /** The content under the tabs. */
  children: ReactNode
}

/**
 * The layout of the four profile pages: banner and name with the page's `h1`, and the tab bar.
 *
 * Use it for a tab of the profile. Any other page begins with a `Page`.
 */
export function ProfilePage({ player, banner, children }: ProfilePageProps) {
  return (
    <Page data-slot="profile-page">
      <ProfileHeader player={player} banner={banner} />
      <Container>
        <ProfileTabs className="mt-8" />
        <div className="mt-6">{children}</div>
      </Container>
    </Page>
  )
}
