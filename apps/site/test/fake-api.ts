import {
  ApiError,
  readActivities,
  readCollectibles,
  readLand,
  type AnswerOf,
  type Endpoint,
  type List,
  type RequestOf,
} from '@meridian-2117/contract'
import { activitiesAt, collectibles, parcels, storyTime } from '@meridian-2117/contract/fixtures'
import type { Api, CallSession } from '../src/lib/api/api-client.ts'

interface Answer {
  endpoint: Endpoint
  reply: (request: unknown) => unknown
}

/** Sets an endpoint's answer for `fakeApi`. A reply may throw or never settle, as a real server's. */
export function on<E extends Endpoint>(
  endpoint: E,
  reply: (request: RequestOf<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Answer {
  return { endpoint, reply: (request) => reply(request as RequestOf<E>) }
}

/** Makes an API client with fake answers. An endpoint without one never answers, so its page stays loading. */
export function fakeApi(...answers: readonly Answer[]): Api {
  return async (endpoint, request) => {
    const answer = answers.find((candidate) => candidate.endpoint === endpoint)
    if (!answer) return new Promise(() => {})
    return (await answer.reply(request)) as AnswerOf<typeof endpoint>
  }
}

/** Makes a list that is all on one page. */
export const listOf = <Entry>(entries: readonly Entry[]): List<Entry> => ({ entries })

/** The market's lists. */
export const marketCalls = [
  on(readCollectibles, () => listOf(collectibles)),
  on(readLand, () => listOf(parcels)),
  on(readActivities, () => listOf(activitiesAt(storyTime))),
]

/** Makes the real client over fake answers, which reports a refused token. */
export const reporting =
  (api: Api, { token, onUnauthorized }: CallSession): Api =>
  async (endpoint, request, options) => {
    const carried = endpoint.auth === 'none' ? undefined : token()
    try {
      return await api(endpoint, request, options)
    } catch (error) {
      if (carried !== undefined && error instanceof ApiError && error.status === 401) onUnauthorized(carried)
      throw error
    }
  }
