import { serverMessageOf, type Session } from '@meridian/contract'
import { answeredHistory, failedHistory, type PriceHistory } from '@meridian/contract/rules/price-history'
import { useRead } from '../../lib/api/use-read.ts'

/** The signed-in player's purchases; without user or token no call is made (Spec 5). Its failure has words of its own. */
export function usePriceHistory(session: Session | null): PriceHistory {
  const { data, error } =
    useRead(({ history }) => ({
      ...history(session?.user.id ?? ''),
      enabled: session !== null,
      retry: false,
    })) ?? {}
  if (!session) return { status: 'error', message: { key: 'notAuthenticated' } }
  if (data) return answeredHistory(data.entries, data.message)
  if (error) return failedHistory(serverMessageOf(error))
  return { status: 'loading' }
}
