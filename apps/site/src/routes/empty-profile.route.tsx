import { EmptyProfileScreen } from '@meridian/ui/screens/empty-profile'
import { useSession } from '../services/services-context.tsx'

/** Profile without items (Spec 2, No-items profile). */
export function EmptyProfileRoute() {
  return <EmptyProfileScreen user={useSession()?.user ?? null} />
}
