import type { User } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import { Link } from '../../lib/links.ts'
import { Button } from '../../components/button/button.tsx'
import { EmptyStateIcon } from '../../components/empty-state/empty-state-icon.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { ProfilePage } from '../../layouts/profile-page/profile-page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { noItemsMessages } from '../../components/empty-state/empty-state.messages.ts'

export interface EmptyProfileScreenProps {
  /** The signed-in player, or nobody. */
  user: User | null
}

/** A profile with no items. */
export function EmptyProfileScreen({ user }: EmptyProfileScreenProps) {
  const messages = useMessages(noItemsMessages)
  return (
    <ProfilePage user={user}>
      <EmptyState
        title={messages.title}
        graphic={<EmptyStateIcon />}
        action={
          <Button asChild>
            <Link to={paths.collectibles}>{messages.browse}</Link>
          </Button>
        }
      >
        {messages.nothingOwned}
      </EmptyState>
    </ProfilePage>
  )
}
