import type { User } from '@meridian/contract'
import type { ReactNode } from 'react'
import { Container } from '../../components/container/container.tsx'
import { ProfileHeader } from '../../sections/profile-header/profile-header.tsx'
import { ProfileTabs } from '../../sections/profile-tabs/profile-tabs.tsx'
import { Page } from '../page/page.tsx'

export interface ProfilePageProps {
  /** Whose profile it is, or nobody's. */
  user: User | null
  /** What stands under the tabs. */
  children: ReactNode
}

/** What the four profile pages share: banner and name with the page's `h1`, and the tab bar (Spec 2, Profile screens). */
export function ProfilePage({ user, children }: ProfilePageProps) {
  return (
    <Page data-slot="profile-page">
      <ProfileHeader user={user} />
      <Container>
        <ProfileTabs className="mt-8" />
        <div className="mt-6">{children}</div>
      </Container>
    </Page>
  )
}
