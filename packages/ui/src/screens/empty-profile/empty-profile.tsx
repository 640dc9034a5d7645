import { paths } from '@meridian-2117/contract/paths/paths'
import { PackageOpen } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { ProfilePage } from '../../layouts/profile-page/profile-page.tsx'
import type { PlayerProps } from '../../sections/profile-header/profile-header.tsx'
import { useMessages } from '../../lib/messages.ts'
import { emptyStateMessages } from '../../components/empty-state/empty-state.messages.ts'

export type EmptyProfileScreenProps = PlayerProps

/**
 * A profile with no items.
 *
 * The player goes on to the market's collectibles, or changes to another tab.
 */
export function EmptyProfileScreen({ player }: EmptyProfileScreenProps) {
  const messages = useMessages(emptyStateMessages)
  return (
    <ProfilePage player={player}>
      <EmptyState
        title={messages.title}
        icon={PackageOpen}
        action={<ButtonLink to={paths.collectibles}>{messages.browse}</ButtonLink>}
      >
        {messages.nothingOwned}
      </EmptyState>
    </ProfilePage>
  )
}
