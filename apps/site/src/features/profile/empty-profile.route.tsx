import { EmptyProfileScreen } from '@meridian-2117/ui/screens/empty-profile'
import { usePlayer } from '../../lib/session/get-profile.ts'

export const Component = () => <EmptyProfileScreen player={usePlayer()} />
