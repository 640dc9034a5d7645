import * as z from 'zod/mini'
import { doneAnswer, recordAnswer } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { messages } from './messages/messages.ts'
import { typedEmail } from './validation/validation.ts'
import { namedRecord, recordCodec } from './record-codec.ts'
import { requestText, requiredText } from './request-text.ts'
import { readSession, readPlayer, writePlayer } from './player-record.ts'

export const playerSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  fullName: z.optional(z.string()),
  discordId: z.optional(z.string()),
  googleId: z.optional(z.string()),
  /** A server-relative path. */
  avatar: z.optional(z.string()),
})

/** A player as the session stores them. */
export type Player = z.infer<typeof playerSchema>

/** Describes a player as our own server writes them. */
export const playerRecord = namedRecord('User', {
  _id: z.string(),
  id: z.string(),
  email: z.optional(z.string()),
  Email: z.optional(z.string()),
  Fullname: z.optional(z.string()),
  FullName: z.optional(z.string()),
  DiscordId: z.optional(z.string()),
  GoogleId: z.optional(z.string()),
  Avatar: z.optional(z.string()),
})

/** Reads a player in every spelling that servers send one in. */
export const playerCodec = recordCodec(playerSchema, readPlayer, (player): z.input<typeof playerRecord> =>
  writePlayer(player),
)

/** Describes a session. Browsers store it under the key `auth`. */
export const sessionSchema = z.object({ player: playerSchema, token: z.string().check(z.minLength(1)) })

/** The signed-in player and the token that proves it. */
export type Session = z.infer<typeof sessionSchema>

/** Reads a saved session, or the answer to a sign-in. */
export const sessionCodec = recordCodec(
  sessionSchema,
  (json) => readSession(json) ?? { player: undefined, token: undefined },
  ({ player, token }) => ({ user: writePlayer(player), token }),
)

const writtenSession = z.strictObject({ user: playerRecord, token: z.string() })

// Clients read `data.user` after e-mail sign-ins and `user` after the others.
const sessionAnswer = recordAnswer(sessionCodec, writtenSession, { nested: true })

const emailText = requestText('email', messages.emailInvalid)
export const emailField = z.codec(emailText, emailText, { decode: typedEmail, encode: typedEmail })
const password = requestText('password', messages.passwordLength)
const confirmation = requestText('password', messages.passwordsDiffer)

/** Opens an account; any status but 201 is a refusal. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/v1/user/signup',
  tag: 'Accounts',
  summary: 'Opens an account',
  body: z.codec(
    z.object({ Email: emailField, Password: password, ConfirmPassword: confirmation }, messages.emailInvalid),
    z.object({ email: emailText, password, confirmPassword: confirmation }),
    {
      decode: (json) => ({
        email: json.Email,
        password: json.Password,
        confirmPassword: json.ConfirmPassword,
      }),
      encode: (entered) => ({
        Email: entered.email,
        Password: entered.password,
        ConfirmPassword: entered.confirmPassword,
      }),
    },
  ),
  answer: sessionAnswer,
  success: 201,
  auth: 'none',
})

/** Signs in with e-mail and password. */
export const logIn = endpoint({
  method: 'POST',
  path: '/api/v1/user/login',
  tag: 'Accounts',
  summary: 'Signs in with e-mail and password',
  body: z.codec(
    z.object({ Email: emailField, Password: password }, messages.emailInvalid),
    z.object({ email: emailText, password }),
    {
      decode: (json) => ({ email: json.Email, password: json.Password }),
      encode: (entered) => ({ Email: entered.email, Password: entered.password }),
    },
  ),
  answer: sessionAnswer,
  auth: 'none',
})

/** A Google access token, or the `proof` of a refusal with the code `takes_over`. */
export const googleProof = z.object({ token: requestText('token') })

/** The code that Discord sent back, or the `proof` of a refusal with the code `takes_over`. */
export const discordProof = z.object({ code: requestText('token') })

/** A message that a wallet has signed. */
export const walletProof = z.object({
  /** Lower case. */
  address: requestText('walletAddress'),
  signature: requestText('walletSignature'),
  message: requestText('walletMessage'),
})

/**
 * Signs in with a Google access token. A refusal with the code `takes_over` has a `proof`: the call with it in place of
 * the token does what the refusal's message says.
 */
export const signInWithGoogle = endpoint({
  method: 'POST',
  path: '/api/v1/user/google',
  tag: 'Accounts',
  summary: 'Signs in with an access token of Google',
  body: googleProof,
  answer: sessionAnswer,
  auth: 'none',
})

/**
 * Signs in with the code that Discord sent back; the answer counts only with a `success` flag. `takes_over` is refused as
 * for Google.
 */
export const signInWithDiscord = endpoint({
  method: 'POST',
  path: '/api/v1/user/discord',
  tag: 'Accounts',
  summary: 'Signs in with the code that Discord sent back',
  body: discordProof,
  answer: recordAnswer(sessionCodec, writtenSession, { flagged: true }),
  auth: 'none',
})

/** Signs in with a message that the browser wallet has signed. */
export const signInWithWallet = endpoint({
  method: 'POST',
  path: '/api/v1/user/MetaMask',
  tag: 'Accounts',
  summary: 'Signs in with a message that a wallet has signed',
  body: walletProof,
  answer: sessionAnswer,
  auth: 'none',
})

/** Ends the player's sessions everywhere; the answer is a new session for the caller. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/v1/user/sign-out-everywhere',
  tag: 'Accounts',
  summary: 'Ends all sessions of the signed-in player; the answer is a new one',
  answer: sessionAnswer,
  auth: 'required',
})

/** Asks for a mail with a link to a new password. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/user/forgot-password',
  tag: 'Accounts',
  summary: 'Mails a link to a new password where the account exists',
  body: z.codec(z.object({ Email: emailField }, messages.emailInvalid), z.object({ email: emailText }), {
    decode: (json) => ({ email: json.Email }),
    encode: (entered) => ({ Email: entered.email }),
  }),
  answer: doneAnswer(),
  success: 200,
  auth: 'none',
})

/** Sets a new password with the token of a mailed link. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/user/reset-password/:token',
  tag: 'Accounts',
  summary: 'Sets a new password with the token of such a link',
  params: z.object({ token: requiredText('token') }),
  body: z.codec(
    z.object({ Password: password, ConfirmPassword: confirmation }),
    z.object({ password, confirmPassword: confirmation }),
    {
      decode: (json) => ({ password: json.Password, confirmPassword: json.ConfirmPassword }),
      encode: (entered) => ({ Password: entered.password, ConfirmPassword: entered.confirmPassword }),
    },
  ),
  answer: doneAnswer(),
  success: 200,
  auth: 'none',
})
