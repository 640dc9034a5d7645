import { ApiError, type AnswerOf, type Endpoint, type RequestOf, type Session } from '@meridian/contract'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { loadCalls, type Calls } from './load-calls.ts'
import type { Services } from '../services/services.ts'

type LoggedMessage = 'activityFailed' | 'activityRefused' | 'itemFailed' | 'marketFailed' | 'marketRefused'

/** A failed call writes these messages to the console. */
interface FailureLog {
  /** Logged for an answer that reports a failure. @default failed */
  refused?: LoggedMessage
  failed: LoggedMessage
}

interface ReadQueryOptions<E extends Endpoint> {
  key: QueryKey
  /** Picks the call once its code has loaded. */
  call: (calls: Calls) => E
  request: RequestOf<E>
  log?: FailureLog
  /** `before` is the session at the time of the call. */
  onAnswer?: (answer: AnswerOf<E>, before: Session | null) => void
  onFailure?: (error: unknown) => void
}

/** Returns the query of a call that changes nothing. */
export const readQuery = <E extends Endpoint>(
  { api, sessions }: Pick<Services, 'api' | 'sessions'>,
  { key, call, request, log, onAnswer, onFailure }: ReadQueryOptions<E>,
) => {
  const queryKey: QueryKey = [...key, request]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<AnswerOf<E>> => {
      const calls = await loadCalls()
      const before = sessions.get()
      try {
        const answer = await api(call(calls), request, { signal })
        onAnswer?.(answer, before)
        return answer
      } catch (error) {
        onFailure?.(error)
        if (log && !signal.aborted) {
          const { refused } = log
          if (refused && error instanceof ApiError && error.kind === 'unexpected')
            console.error(calls.messages[refused], error.message)
          else console.error(calls.messages[log.failed], error)
        }
        throw error
      }
    },
  })
}
