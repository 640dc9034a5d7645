import { ApiError, type AnswerOf, type Endpoint, type RequestOf } from '@meridian/contract'
import type { QueryKey, QueryObserverOptions } from '@tanstack/query-core'
import type { Api } from './api-client.ts'

/** A call that reads and changes nothing. */
export type Read = Endpoint & { method: 'GET' }

/** What the query cache is told of a read. */
export interface ReadQuery<Data> extends QueryObserverOptions<Data> {
  queryKey: QueryKey
}

/** What a failing call writes to the console (Spec 8, Silent failures); without it nothing. */
export interface FailureLog {
  /** Before the words of an answer that says it failed; as `failed` where the specification knows one sentence. */
  refused?: string
  /** Before the error of a call that failed. */
  failed: string
}

/** Everything kept of the signed-in player stands under this key, so that logging out can drop it at once. */
export const playerKey = ['player'] as const

const isPlayers = ({ auth, path }: Endpoint): boolean => auth !== 'none' || path.includes(':userId')

/** One call as a query. Its key is made here from the call itself, and spelled nowhere else. */
export function callQuery<E extends Read>(
  api: Api,
  endpoint: E,
  request: RequestOf<E>,
  log?: FailureLog,
): ReadQuery<AnswerOf<E>> {
  return {
    queryKey: [...(isPlayers(endpoint) ? playerKey : ['public']), endpoint.path, request],
    queryFn: async ({ signal }) => {
      try {
        return await api(endpoint, request, { signal })
      } catch (error) {
        if (log && !signal.aborted) report(error, log)
        throw error
      }
    },
  }
}

function report(error: unknown, { refused, failed }: FailureLog): void {
  if (refused && error instanceof ApiError && error.kind === 'unexpected') {
    console.error(refused, error.message)
  } else console.error(failed, error)
}
