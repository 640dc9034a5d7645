import { EmptyProfileScreen } from '@meridian/ui/screens/empty-profile'
import { usePlayer } from '../../lib/session/use-player.ts'

/** Profile without items. */
export const Component = () => <EmptyProfileScreen user={usePlayer()} />
