import { EmptyProfileScreen } from '@meridian-2117/ui/screens/empty-profile'
import { usePlayer } from '../../lib/session/use-player.ts'

export const Component = () => <EmptyProfileScreen player={usePlayer()} />
