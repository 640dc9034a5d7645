import * as z from 'zod/mini'
import { recordAnswer } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { writePlayer } from './player-record.ts'
import { playerCodec, playerRecord, playerSchema } from './player.ts'
import { namedRecord, recordCodec, optionalText, pickField } from './record-codec.ts'
import { requestText } from './request-text.ts'
import { messages } from './messages/messages.ts'

export const profileSchema = z.extend(playerSchema, {
  bio: z.optional(z.string()),
  /** Lets the edit page change the password. */
  hasPassword: z.boolean(),
})

/** A player's profile as its owner sees it. */
export type Profile = z.infer<typeof profileSchema>

/** Describes a profile as our own server writes it. */
const profileRecord = namedRecord('Profile', {
  ...playerRecord.shape,
  Bio: z.optional(z.string()),
  Password: z.optional(z.literal(true)),
})

const profileCodec = recordCodec(
  profileSchema,
  (json) => ({
    ...(z.safeDecode(playerCodec, json).data ?? { id: undefined }),
    bio: optionalText(pickField(json, 'Bio', 'bio')),
    hasPassword: Boolean(pickField(json, 'Password')),
  }),
  ({ bio, hasPassword, ...player }): z.input<typeof profileRecord> => ({
    ...writePlayer(player),
    Bio: bio,
    // Reading only the presence sends neither password nor hash.
    Password: hasPassword || undefined,
  }),
)

const profileAnswer = recordAnswer(
  recordCodec(
    z.object({
      player: profileSchema,
      /** Replaces the session's token, since a new password ends it. */
      token: z.optional(z.string()),
    }),
    (json) => ({
      player: z.safeDecode(profileCodec, json['user']).data,
      token: optionalText(json['token']),
    }),
    ({ player, token }) => ({ user: z.encode(profileCodec, player), token }),
  ),
  z.strictObject({ user: profileRecord, token: z.optional(z.string()) }),
)

/** Reads the signed-in player's profile. */
export const readProfile = endpoint({
  method: 'GET',
  path: '/api/v1/getProfile',
  tag: 'Profile',
  summary: 'Returns the signed-in player',
  answer: profileAnswer,
  auth: 'required',
})

/** A file of a form, with the fields that the contract reads. */
export interface Upload {
  readonly name: string
  /** The media type, such as `image/png`. */
  readonly type: string
  /** Bytes. */
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

const fullName = requestText('fullName', messages.nameTooLong)
const email = requestText('email', messages.emailInvalid)
const password = requestText('password', messages.passwordLength)
const bio = requestText('bio', messages.bioTooLong)

/** Changes the signed-in player's profile. An empty password changes nothing. */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/profile',
  tag: 'Profile',
  summary: 'Changes the signed-in player; empty passwords change none',
  body: z.codec(
    z.object({
      FullName: fullName,
      Email: email,
      Password: password,
      NewPassword: password,
      Bio: bio,
      Avatar: z.optional(z.custom<Upload>()),
      RemoveAvatar: z.optional(z.literal('true')),
    }),
    z.object({
      fullName,
      email,
      /** Current password. */
      password,
      newPassword: password,
      bio,
      /** Absent leaves the current picture. */
      avatar: z.optional(z.custom<Upload>()),
      /** Removes the current picture unless a new one is sent. Servers that know only the specification ignore it. */
      removeAvatar: z.optional(z.literal(true)),
    }),
    {
      decode: (json) => ({
        fullName: json.FullName,
        email: json.Email,
        password: json.Password,
        newPassword: json.NewPassword,
        bio: json.Bio,
        avatar: json.Avatar,
        removeAvatar: json.RemoveAvatar && (true as const),
      }),
      encode: (entered) => ({
        FullName: entered.fullName,
        Email: entered.email,
        Password: entered.password,
        NewPassword: entered.newPassword,
        Bio: entered.bio,
        Avatar: entered.avatar,
        RemoveAvatar: entered.removeAvatar && ('true' as const),
      }),
    },
  ),
  answer: profileAnswer,
  auth: 'required',
  encoding: 'multipart',
})
