import type * as z from 'zod/mini'
import type { userRecord as writtenUser } from './endpoint-docs.ts'
import type { Session, User } from './user.ts'
import { ids, isWire, optionalText, spelled, text, type Wire } from './wire.ts'

/** The fields of a player, from any of their spellings; all but the id are text or absent. */
export const userOf = (wire: Wire) => ({
  id: text(spelled(wire, '_id', 'id')),
  email: optionalText(spelled(wire, 'email', 'Email')),
  fullName: optionalText(spelled(wire, 'FullName', 'Fullname', 'fullName')),
  discordId: optionalText(spelled(wire, 'DiscordId', 'discordId')),
  googleId: optionalText(spelled(wire, 'GoogleId', 'googleId')),
  avatar: optionalText(spelled(wire, 'Avatar', 'avatar')),
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
 * A saved session, or `null` if the record is damaged: what the session's codec reads, without the schemas, which come
 * after a page that is seen first.
 */
export function savedSession(record: unknown): Session | null {
  if (!isWire(record) || !isWire(record['user']) || !isName(record['token'])) return null
  const user = userOf(record['user'])
  return isName(user.id) ? { user: user as User, token: record['token'] } : null
}

/** Returns the record that a browser stores of a session. */
export const sessionRecord = ({ user, token }: Session): Wire => ({
  user: userRecord(user),
  token,
  isLoggedInUser: true,
})
