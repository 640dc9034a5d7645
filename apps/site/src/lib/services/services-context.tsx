import type { Session } from '@meridian-2117/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react'
import type { Api } from '../api/api-client.ts'
import type { Services } from './services.ts'

const ServicesContext = createContext<Services | null>(null)

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext>
  )
}

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesProvider around it')
  return services
}

export const useApi = (): Api => useServices().api

/** Returns the session; `null` for a visitor. */
export function useSession(): Session | null {
  const { sessions } = useServices()
  return useSyncExternalStore(sessions.subscribe, sessions.get, nobody)
}

/** Returns the player's id; `null` for a visitor. The first render has it, so no markup may depend on it. */
export function usePlayerId(): string | null {
  const { sessions } = useServices()
  const id = () => sessions.get()?.player.id ?? null
  return useSyncExternalStore(sessions.subscribe, id, id)
}

// A prerendered page has no player.
const nobody = () => null

/** Returns `false` until hydration has finished and storage has been read. */
export const useHydrated = (): boolean => useDeferredValue(true, false)
