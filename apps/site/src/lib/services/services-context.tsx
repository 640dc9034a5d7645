import type { Session } from '@meridian/contract'
import { createContext, use, useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { Api } from '../api/api-client.ts'
import { withAvatarAddress } from '../session/avatar-address.ts'
import type { Services } from './services.ts'

const ServicesContext = createContext<Services | null>(null)

/** Hands the services to everything inside. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

/** The services of this page. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesProvider around it')
  return services
}

/** The API client of this page. */
export const useApi = (): Api => useServices().api

/** Who is signed in right now, or `null`. */
export function useSession(): Session | null {
  const { sessions } = useServices()
  const session = useSyncExternalStore(sessions.subscribe, sessions.get, nobody)
  return useMemo(() => session && { ...session, user: withAvatarAddress(session.user) }, [session])
}

// A page that was written when the site was built knows no player.
const nobody = () => null

/**
 * `false` while the page is still the one that was written when the site was built, and nobody has been looked for. What
 * hangs on it is drawn in slices.
 */
export const useArrived = (): boolean => useDeferredValue(true, false)
