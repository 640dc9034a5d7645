import { EmptyProfileScreen } from '@meridian/ui/screens/empty-profile'
import { usePlayer } from '../../lib/session/use-player.ts'

export const Component = () => <EmptyProfileScreen player={usePlayer()} />
