import { logIn, signUp, type Session, type User } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { confirmationProblem, emailProblem, passwordProblem } from '@meridian/contract/rules/validation'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import type { Tokens } from './tokens.ts'
import type { UserStore } from './user.store.ts'

/** The longest address that mail can be sent to, in characters. */
const emailLimit = 254

/** Failed sign-ins that an address may have within `failureWindowMs`. */
const failureLimit = 10
const failureWindowMs = 15 * 60 * 1000

interface UserOptions {
  users: UserStore
  tokens: Tokens
}

/** Opening an account and signing in with e-mail and password (Spec 7). */
export function userRoutes(app: FastifyInstance, { users, tokens }: UserOptions): void {
  const sessionOf = async (user: User): Promise<Session> => ({ user, token: await tokens.sign(user.id) })

  route(
    app,
    signUp,
    async ({ body }) => {
      const email = body.Email.trim()
      const problem =
        emailProblem(email) ??
        (email.length > emailLimit ? messages.emailInvalid : undefined) ??
        passwordProblem(body.Password) ??
        confirmationProblem(body.Password, body.ConfirmPassword)
      if (problem) throw new Refusal(400, problem)
      const user = await users.add(email, await hashPassword(body.Password))
      if (!user) throw new Refusal(409, messages.emailTaken)
      return sessionOf(user)
    },
    {
      Email: messages.emailInvalid,
      Password: messages.passwordLength,
      ConfirmPassword: messages.passwordsDiffer,
    },
  )

  route(
    app,
    logIn,
    async ({ body }) => {
      const email = body.Email.trim()
      if (email.length > emailLimit) throw new Refusal(401, messages.credentialsWrong)
      const now = Date.now()
      const windowStart = new Date(now - failureWindowMs)
      if ((await users.failuresSince(email, windowStart)) >= failureLimit) {
        throw new Refusal(429, messages.tooManyAttempts)
      }
      const found = await users.byEmail(email)
      if (!(await passwordFits(body.Password, found?.passwordHash)) || !found) {
        await users.addFailure(email, new Date(now), windowStart)
        throw new Refusal(401, messages.credentialsWrong)
      }
      await users.forgetFailures(email)
      return sessionOf(found.user)
    },
    { Email: messages.emailInvalid, Password: messages.passwordLength },
  )
}
