import type * as z from 'zod/mini'
import type { userRecord as writtenUser } from './endpoint-docs.ts'
import type { Session, User } from './user.ts'
import { ids, isJsonRecord, optionalText, pickField, text, type JsonRecord } from './json-record.ts'

/** The fields of a player, from any of their spellings; all but the id are text or absent. */
export const userOf = (json: JsonRecord) => ({
  id: text(pickField(json, '_id', 'id')),
  email: optionalText(pickField(json, 'email', 'Email')),
  fullName: optionalText(pickField(json, 'FullName', 'Fullname', 'fullName')),
  discordId: optionalText(pickField(json, 'DiscordId', 'discordId')),
  googleId: optionalText(pickField(json, 'GoogleId', 'googleId')),
  avatar: optionalText(pickField(json, 'Avatar', 'avatar')),
})

/** A player as our own server sends them, and as a saved session has them. */
export const userRecord = (user: User): z.input<typeof writtenUser> => ({
  ...ids(user.id),
  email: user.email,
  Email: user.email,
  Fullname: user.fullName,
  FullName: user.fullName,
  DiscordId: user.discordId,
  GoogleId: user.googleId,
  Avatar: user.avatar,
})

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Reads a session as a browser saves it and as servers answer it; `null` if the record is damaged. It is the reader of
 * the session's codec, too: the site calls it alone, before the schemas have loaded.
 */
export function savedSession(record: unknown): Session | null {
  if (!isJsonRecord(record) || !isJsonRecord(record['user']) || !isName(record['token'])) return null
  const { id, ...user } = userOf(record['user'])
  return isName(id) ? { user: { id, ...user }, token: record['token'] } : null
}

/** Returns the record that a browser stores of a session. */
export const sessionRecord = ({ user, token }: Session): JsonRecord => ({
  user: userRecord(user),
  token,
  isLoggedInUser: true,
})
