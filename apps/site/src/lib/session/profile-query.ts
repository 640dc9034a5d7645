import type { Profile, Player } from '@meridian-2117/contract'
import { queryOptions } from '@tanstack/react-query'
import { loadCalls, playerKey } from '../api/query-client.ts'
import type { Services } from '../services/services.ts'

/** A player as the session knows them, with the rest of the profile once the server has answered. */
type KnownPlayer = Player & Partial<Pick<Profile, 'bio' | 'hasPassword'>>

/**
 * Reads the signed-in player. It begins with the session's player; the server's answer adds the rest of the
 * profile. Each answer updates the session, unless the session has changed since the call.
 */
export const profileQuery = ({ api, sessions, apiBase }: Services, player: Player | undefined) =>
  queryOptions({
    queryKey: playerKey(player?.id, 'profile'),
    queryFn: async ({ signal }): Promise<KnownPlayer> => {
      const { readProfile } = await loadCalls()
      const before = sessions.get()
      const answer = await api(readProfile, {}, { signal })
      if (sessions.get() === before) sessions.update(answer.player)
      return answer.player
    },
    initialData: (): KnownPlayer | undefined => player,
    initialDataUpdatedAt: 0,
    select: (known) => {
      // Another tab may have written a newer record.
      const current: KnownPlayer = player ? { ...known, ...player } : known
      // The server sends a relative address, and may be on another origin.
      return current.avatar?.startsWith('/') ? { ...current, avatar: apiBase + current.avatar } : current
    },
  })
