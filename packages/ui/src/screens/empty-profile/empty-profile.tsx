import type { User } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { EmptyMark } from '../../components/empty-state/empty-mark.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { ProfilePage } from '../../frames/profile-page/profile-page.tsx'
import { useWords } from '../../lib/words.ts'
import { noItemsWords } from '../../words/no-items.ts'

export interface EmptyProfileScreenProps {
  /** The signed-in player, or nobody. */
  user: User | null
}

/** A profile with no items (Spec 2, No-items profile). */
export function EmptyProfileScreen({ user }: EmptyProfileScreenProps) {
  const words = useWords(noItemsWords)
  return (
    <ProfilePage user={user}>
      <EmptyState
        title={words.title}
        graphic={<EmptyMark />}
        action={
          <Button asChild>
            <Link to={paths.collectibles}>{words.browse}</Link>
          </Button>
        }
      >
        {words.nothingOwned}
      </EmptyState>
    </ProfilePage>
  )
}
