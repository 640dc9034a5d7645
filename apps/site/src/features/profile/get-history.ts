import { readHistory, serverMessageOf, type PurchaseRecord, type Session } from '@meridian-2117/contract'
import type { PriceHistory } from '@meridian-2117/ui/sections/price-history'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { playerKey } from '../../lib/api/queries.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import type { Services } from '../../lib/services/services.ts'

const historyQuery = ({ api }: Services, playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'history'),
    queryFn: ({ signal }) => api(readHistory, { params: { playerId } }, { signal }),
    retry: false,
  })

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

/**
 * A failed call with this text in its message is an empty history, not an error (docs/product.md#purchase-history). No
 * other text decides anything; some servers send no code.
 */
const emptyMark = 'No payments found'

/** Makes the history of an answered call. */
export function loadedHistory(purchases: readonly PurchaseRecord[], message?: string): PriceHistory {
  return purchases.length > 0
    ? { status: 'loaded', purchases }
    : { status: 'empty', message: message || { key: 'historyEmpty' } }
}

/** Makes the history of a failed call, with the server's message if it had any. */
export function failedHistory(serverMessage?: string): PriceHistory {
  if (serverMessage?.includes(emptyMark)) return { status: 'empty', message: serverMessage }
  return { status: 'error', message: serverMessage || { key: 'historyUnread' } }
}
