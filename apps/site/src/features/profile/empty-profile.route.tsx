import { EmptyProfileScreen } from '@meridian/ui/screens/empty-profile'
import { usePlayer } from '../../lib/session/use-player.ts'

/** Profile without items (Spec 2, No-items profile). */
export const Component = () => <EmptyProfileScreen user={usePlayer()} />
