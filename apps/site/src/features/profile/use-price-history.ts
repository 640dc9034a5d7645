import { serverMessageOf, type Session } from '@meridian-2117/contract'
import type { PriceHistory } from '@meridian-2117/ui/sections/price-history'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../lib/services/services-context.tsx'
import { historyQuery } from './profile-queries.ts'
import { failedHistory, loadedHistory } from './price-history.ts'

/** Reads the signed-in player's purchases; makes no call without player or token. A failure has a message of its own. */
export function usePriceHistory(session: Session | null): PriceHistory {
  const services = useServices()
  const { data, error } = useQuery({
    ...historyQuery(services, session?.player.id ?? ''),
    enabled: session !== null,
  })
  if (!session) return { status: 'error', message: { key: 'notAuthenticated' } }
  if (data) return loadedHistory(data.entries, data.message)
  if (error) return failedHistory(serverMessageOf(error))
  return { status: 'loading' }
}
