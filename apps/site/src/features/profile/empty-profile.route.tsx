import { EmptyProfileScreen } from '@meridian/ui/screens/empty-profile'
import { usePlayer } from '../../lib/session/use-player.ts'

/** Shows a profile without items. */
export const Component = () => <EmptyProfileScreen user={usePlayer()} />
