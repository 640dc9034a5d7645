import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { isWire, optionalText, recordCodec, spelled, text } from './wire.ts'

/** A player as the session keeps them (Spec 3, Session state). */
export const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  fullName: z.optional(z.string()),
  discordId: z.optional(z.string()),
  googleId: z.optional(z.string()),
  /** A server-relative path. */
  avatar: z.optional(z.string()),
})

export type User = z.infer<typeof userSchema>

export const userCodec = recordCodec(
  userSchema,
  (wire) => ({
    id: text(spelled(wire, '_id', 'id')),
    email: optionalText(spelled(wire, 'email', 'Email')),
    fullName: optionalText(spelled(wire, 'FullName', 'Fullname', 'fullName')),
    discordId: optionalText(spelled(wire, 'DiscordId', 'discordId')),
    googleId: optionalText(spelled(wire, 'GoogleId', 'googleId')),
    avatar: optionalText(spelled(wire, 'Avatar', 'avatar')),
  }),
  (user) => ({
    _id: user.id,
    id: user.id,
    email: user.email,
    Email: user.email,
    Fullname: user.fullName,
    FullName: user.fullName,
    DiscordId: user.discordId,
    GoogleId: user.googleId,
    Avatar: user.avatar,
  }),
)

/** Who is signed in, and the token that proves it: also the record kept under the storage key `auth` (Spec 3). */
export const sessionSchema = z.object({ user: userSchema, token: z.string().check(z.minLength(1)) })

export type Session = z.infer<typeof sessionSchema>

/** Reads a saved session, or the answer of a sign-in, at the top of the record or under its `data`. */
export const sessionCodec = z.codec(z.unknown(), sessionSchema, {
  decode: (wire, context) => {
    const inner = isWire(wire) && isWire(wire['data']) ? { ...wire, ...wire['data'] } : wire
    const user = z.safeDecode(userCodec, isWire(inner) ? inner['user'] : undefined)
    if (!isWire(inner) || !user.success) {
      context.issues.push({ code: 'custom', message: 'holds no session', input: wire })
      return z.NEVER
    }
    return { user: user.data, token: inner['token'] as string }
  },
  // Both spellings: Spec 7 reads `data.user` after e-mail sign-ins and `user` after the others.
  encode: ({ user, token }) => {
    const session = { user: z.encode(userCodec, user), token }
    return { success: true, ...session, data: session }
  },
})

/** Opens an account (Spec 7); any status but 201 is a refusal. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/v1/user/signup',
  body: z.object({ Email: z.string(), Password: z.string(), ConfirmPassword: z.string() }),
  response: sessionCodec,
  success: 201,
})

/** Signs in with e-mail and password (Spec 7). */
export const logIn = endpoint({
  method: 'POST',
  path: '/api/v1/user/login',
  body: z.object({ Email: z.string(), Password: z.string() }),
  response: sessionCodec,
})
