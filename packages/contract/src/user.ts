import * as z from 'zod/mini'
import { doneAnswer, recordAnswer } from './answer.ts'
import { endpoint } from './endpoint.ts'
import { messages } from './rules/messages.ts'
import { typedEmail } from './rules/validation.ts'
import { recordCodec } from './record-codec.ts'
import { requestText, requiredText } from './request-text.ts'
import { savedSession, userOf, userRecord } from './user-record.ts'

/** A player as the session keeps them. */
export const userSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  fullName: z.optional(z.string()),
  discordId: z.optional(z.string()),
  googleId: z.optional(z.string()),
  /** A server-relative path. */
  avatar: z.optional(z.string()),
})

/** A player as the session keeps them. */
export type User = z.infer<typeof userSchema>

/** Reads a player in every spelling that servers send one in. */
export const userCodec = recordCodec(userSchema, userOf, userRecord)

/** The signed-in user and the token that proves it. Browsers store it under the key `auth`. */
export const sessionSchema = z.object({ user: userSchema, token: z.string().check(z.minLength(1)) })

/** The signed-in user and the token that proves it. */
export type Session = z.infer<typeof sessionSchema>

/** Reads a saved session, or the record of a sign-in's answer. */
export const sessionCodec = recordCodec(
  sessionSchema,
  (json) => savedSession(json) ?? { user: undefined, token: undefined },
  ({ user, token }) => ({ user: userRecord(user), token }),
)

// Clients read `data.user` after e-mail sign-ins and `user` after the others.
const sessionAnswer = recordAnswer(sessionCodec, { nested: true })

const emailText = requestText('email', messages.emailInvalid)
const email = z.codec(emailText, emailText, { decode: typedEmail, encode: typedEmail })
const password = requestText('password', messages.passwordLength)
const confirmation = requestText('password', messages.passwordsDiffer)

/** Opens an account; any status but 201 is a refusal. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/v1/user/signup',
  body: z.codec(
    z.object({ Email: email, Password: password, ConfirmPassword: confirmation }, messages.emailInvalid),
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
  body: z.codec(
    z.object({ Email: email, Password: password }, messages.emailInvalid),
    z.object({ email: emailText, password }),
    {
      decode: (json) => ({ email: json.Email, password: json.Password }),
      encode: (entered) => ({ Email: entered.email, Password: entered.password }),
    },
  ),
  answer: sessionAnswer,
  auth: 'none',
})

/** Signs in with the search engine's social access token. */
export const signInWithGoogle = endpoint({
  method: 'POST',
  path: '/api/v1/user/google',
  body: z.object({ token: requestText('token') }),
  answer: sessionAnswer,
  auth: 'none',
})

/** Signs in with the code that the chat community sent back; the answer counts only with a `success` flag. */
export const signInWithDiscord = endpoint({
  method: 'POST',
  path: '/api/v1/user/discord',
  body: z.object({ code: requestText('oauthCode') }),
  answer: recordAnswer(sessionCodec, { flagged: true }),
  auth: 'none',
})

/** Signs in with a message that the browser wallet has signed. */
export const signInWithWallet = endpoint({
  method: 'POST',
  path: '/api/v1/user/MetaMask',
  body: z.object({
    /** Lower case. */
    address: requestText('walletAddress'),
    signature: requestText('walletSignature'),
    message: requestText('walletMessage'),
  }),
  answer: sessionAnswer,
  auth: 'none',
})

/** Asks for a mail with a link to a new password. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/user/forgot-password',
  body: z.codec(z.object({ Email: email }, messages.emailInvalid), z.object({ email: emailText }), {
    decode: (json) => ({ email: json.Email }),
    encode: (entered) => ({ Email: entered.email }),
  }),
  answer: doneAnswer(),
  success: 200,
  auth: 'none',
})

/** Sets a new password with the token of that link. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/user/reset-password/:token',
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
