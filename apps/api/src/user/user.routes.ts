import { logIn, signUp, type Session, type User } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { confirmationProblem, emailProblem, passwordProblem } from '@meridian/contract/rules/validation'
import { Refusal } from '../http/refusal.ts'
import type { Route } from '../http/route.ts'
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
  tokens: Pick<Tokens, 'sign'>
}

/** Opening an account and signing in with e-mail and password (Spec 7). */
export function userRoutes(route: Route, { users, tokens }: UserOptions): void {
  const sessionOf = async (user: User): Promise<Session> => ({ user, token: await tokens.sign(user.id) })

  route(signUp, async ({ body: { password, confirmPassword, ...entered } }) => {
    const email = entered.email.trim()
    const problem =
      emailProblem(email) ??
      (email.length > emailLimit ? messages.emailInvalid : undefined) ??
      passwordProblem(password) ??
      confirmationProblem(password, confirmPassword)
    if (problem) throw new Refusal(400, problem)
    const user = await users.add(email, await hashPassword(password))
    if (!user) throw new Refusal(409, messages.emailTaken)
    return sessionOf(user)
  })

  route(logIn, async ({ body: { password, ...entered } }) => {
    const email = entered.email.trim()
    if (email.length > emailLimit) throw new Refusal(401, messages.credentialsWrong)
    const now = Date.now()
    const windowStart = new Date(now - failureWindowMs)
    if ((await users.failuresSince(email, windowStart)) >= failureLimit) {
      throw new Refusal(429, messages.tooManyAttempts)
    }
    const found = await users.byEmail(email)
    if (!(await passwordFits(password, found?.passwordHash)) || !found) {
      await users.addFailure(email, new Date(now), windowStart)
      throw new Refusal(401, messages.credentialsWrong)
    }
    await users.forgetFailures(email)
    return sessionOf(found.user)
  })
}
