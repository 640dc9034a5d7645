import { readHistory, serverWords, type Session } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { answeredHistory, failedHistory, type PriceHistory } from '@meridian/contract/rules/price-history'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../services/services-context.tsx'
import { callQuery } from './call-query.ts'

/** The signed-in player's purchases; without user or token no call is made (Spec 5). Its failure has words of its own. */
export function usePriceHistory(session: Session | null): PriceHistory {
  const query = callQuery(useApi(), readHistory, { params: { userId: session?.user.id ?? '' } })
  const { data, error } = useQuery({ ...query, enabled: session !== null, retry: false })
  if (!session) return { status: 'error', message: messages.notAuthenticated }
  if (data) return answeredHistory(data.entries, data.message)
  if (error) return failedHistory(serverWords(error))
  return { status: 'loading' }
}
