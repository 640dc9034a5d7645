import type { User } from '@meridian/contract'
import { settings } from '../settings.ts'

/** The player with their picture's full address: the server names it relative to itself, and may stand elsewhere. */
export const withAvatarAddress = <Player extends User>(player: Player): Player =>
  player.avatar?.startsWith('/') ? { ...player, avatar: settings.apiBaseUrl + player.avatar } : player
