import { ids, isJsonRecord, optionalText, pickField, text, type JsonRecord } from './record-codec.ts'

/*
 * The site restores a session with these before the schemas have loaded.
 */

/** Collects a player's fields from all known spellings; all but the id are text or absent. */
export const readPlayer = (json: JsonRecord) => ({
  id: text(pickField(json, '_id', 'id')),
  email: optionalText(pickField(json, 'email', 'Email')),
  fullName: optionalText(pickField(json, 'FullName', 'Fullname', 'fullName')),
  discordId: optionalText(pickField(json, 'DiscordId', 'discordId')),
  googleId: optionalText(pickField(json, 'GoogleId', 'googleId')),
  avatar: optionalText(pickField(json, 'Avatar', 'avatar')),
})

type PlayerFields = { id: string } & Partial<Omit<ReturnType<typeof readPlayer>, 'id'>>

/** Writes a player as our own server sends them and as a saved session has them. */
export const writePlayer = (player: PlayerFields) => ({
  ...ids(player.id),
  email: player.email,
  Email: player.email,
  Fullname: player.fullName,
  FullName: player.fullName,
  DiscordId: player.discordId,
  GoogleId: player.googleId,
  Avatar: player.avatar,
})

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads a session as browsers save it and servers send it; `null` if it is damaged. */
export function readSession(record: unknown): { player: PlayerFields; token: string } | null {
  if (!isJsonRecord(record) || !isJsonRecord(record['user']) || !isName(record['token'])) return null
  const { id, ...player } = readPlayer(record['user'])
  return isName(id) ? { player: { id, ...player }, token: record['token'] } : null
}

/** Returns a session as the browser stores it. */
export const sessionRecord = ({ player, token }: { player: PlayerFields; token: string }): JsonRecord => ({
  user: writePlayer(player),
  token,
  isLoggedInUser: true,
})
