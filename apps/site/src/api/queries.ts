import {
  CallFailure,
  readActivities,
  serverWords,
  readHistory,
  readLand,
  readMarket,
  readUserActivities,
  type Activity,
  type Endpoint,
  type Item,
  type List,
  type RequestOf,
  type Session,
} from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { answeredHistory, failedHistory, type PriceHistory } from '@meridian/contract/rules/price-history'
import type { Load } from '@meridian/ui/lib/load'
import { useQuery } from '@tanstack/react-query'
import type { Api } from './api-client.ts'
import { useApi } from './api-context.ts'

/** What a failing list writes to the console, in the words of Spec 8, Silent failures. */
interface ListLog {
  /** Before the message of an answer that says `success: false`. */
  refused: string
  /** Before the error of a call that failed. */
  failed: string
}

/** Land failures are logged in the market's words (Spec 8). */
const listLog: ListLog = { refused: 'Failed to fetch market data:', failed: 'Error fetching market data:' }
const activityLog: ListLog = {
  refused: 'Failed to fetch activity data:',
  failed: 'Error fetching activity data:',
}

type ListEndpoint<Entry> = Endpoint & { response: { _zod: { output: List<Entry> } } }

/** The whole market. */
export const useMarket = (): Load<readonly Item[]> => useList('market', readMarket, {}, listLog)

/** All land parcels. */
export const useLand = (): Load<readonly Item[]> => useList('land', readLand, {}, listLog)

/** What happened on the market. */
export const useActivities = (): Load<readonly Activity[]> =>
  useList('activity', readActivities, {}, activityLog)

/** What one player bought; not asked without a user id (Spec 6). */
export const useUserActivities = (userId: string | undefined): Load<readonly Activity[]> =>
  useList(
    `activity:${userId ?? ''}`,
    readUserActivities,
    { params: { userId: userId ?? '' } },
    activityLog,
    userId !== undefined,
  )

/** The signed-in player's purchases; without user or token no call is made (Spec 5). */
export function usePriceHistory(session: Session | null): PriceHistory {
  const api = useApi()
  const userId = session?.user.id ?? ''
  const query = useQuery({
    queryKey: ['history', userId],
    queryFn: ({ signal }) => readList(api, readHistory, { params: { userId } }, signal),
    enabled: session !== null,
    retry: false,
  })
  if (!session) return { status: 'error', message: messages.notAuthenticated }
  if (query.data) return answeredHistory(query.data.entries, query.data.message)
  if (query.error) return failedHistory(serverWords(query.error))
  return { status: 'loading' }
}

function useList<Entry>(
  key: string,
  list: ListEndpoint<Entry>,
  request: RequestOf<ListEndpoint<Entry>>,
  log: ListLog,
  enabled = true,
): Load<readonly Entry[]> {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['list', key],
    queryFn: async ({ signal }) => {
      try {
        return await readList(api, list, request, signal)
      } catch (error) {
        const refused = error instanceof CallFailure && error.kind === 'unexpected'
        if (!signal.aborted)
          console.error(refused ? log.refused : log.failed, refused ? error.message : error)
        throw error
      }
    },
    enabled,
  })
  return data ? { status: 'ready', data: data.entries } : { status: 'loading' }
}

/** Asks for a list, says which of its entries are damaged, and refuses an answer that says it failed. */
async function readList<Entry>(
  api: Api,
  list: ListEndpoint<Entry>,
  request: RequestOf<ListEndpoint<Entry>>,
  signal: AbortSignal,
): Promise<List<Entry>> {
  const answer: List<Entry> = await api(list, request, { signal })
  for (const line of answer.damaged) console.warn(`${list.path}: ${line}`)
  if (!answer.success) throw new CallFailure('unexpected', { words: answer.message })
  return answer
}
