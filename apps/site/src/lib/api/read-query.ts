import { ApiError, type AnswerOf, type Endpoint, type RequestOf, type Session } from '@meridian/contract'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { Services } from '../services/services.ts'

/** Loads the messages of failed calls. A page does so early: later the network may have gone. */
export const loadMessages = () => import('@meridian/contract/messages/messages')

type LoggedMessage = 'activityFailed' | 'activityRefused' | 'itemFailed' | 'marketFailed' | 'marketRefused'

/** The messages that a failed call writes to the console. */
interface FailureLog {
  /** For an answer that says it failed; `failed` unless given. */
  refused?: LoggedMessage
  failed: LoggedMessage
}

interface ReadQueryOptions<E extends Endpoint> {
  key: QueryKey
  /** Loads the call, with its schemas, after the first paint. */
  load: () => Promise<E>
  request: RequestOf<E>
  log?: FailureLog
  /** `before` is the session at the time of the question. */
  onAnswer?: (answer: AnswerOf<E>, before: Session | null) => void
  onFailure?: (error: unknown) => void
}

/** The query of a call that changes nothing. */
export const readQuery = <E extends Endpoint>(
  { api, sessions }: Pick<Services, 'api' | 'sessions'>,
  { key, load, request, log, onAnswer, onFailure }: ReadQueryOptions<E>,
) => {
  const queryKey: QueryKey = [...key, request]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<AnswerOf<E>> => {
      const [endpoint, { messages }] = await Promise.all([load(), loadMessages()])
      const before = sessions.get()
      try {
        const answer = await api(endpoint, request, { signal })
        onAnswer?.(answer, before)
        return answer
      } catch (error) {
        onFailure?.(error)
        if (log && !signal.aborted) {
          const { refused } = log
          if (refused && error instanceof ApiError && error.kind === 'unexpected')
            console.error(messages[refused], error.message)
          else console.error(messages[log.failed], error)
        }
        throw error
      }
    },
  })
}
