import { playerKey } from '../api/query-client.ts'
import { readQuery } from '../api/read-query.ts'
import type { Services } from '../services/services.ts'

/** Reads the signed-in player. Each answer updates the session, unless the session has changed since the call. */
export const profileQuery = (services: Services) =>
  readQuery(services, {
    key: [...playerKey, 'profile'],
    call: ({ readProfile }) => readProfile,
    request: {},
    onAnswer: ({ user }, before) => {
      if (services.sessions.get() === before) services.sessions.update(user)
    },
  })
