import { queryOptions } from '@tanstack/react-query'
import { playerKey } from '../api/query-client.ts'
import type { Services } from '../services/services.ts'

/** Reads the signed-in player. Each answer updates the session, unless the session has changed since the call. */
export const profileQuery = ({ api, sessions }: Services) =>
  queryOptions({
    queryKey: playerKey('profile'),
    queryFn: async ({ signal }) => {
      const { readProfile } = await import('../api/calls.ts')
      const before = sessions.get()
      const answer = await api(readProfile, {}, { signal })
      if (sessions.get() === before) sessions.update(answer.user)
      return answer
    },
  })
