import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { HttpError } from '../http/http-error.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits, type Counted } from '../limits/limits.ts'
import type { Passwords } from './passwords.ts'
import type { Caller } from './tokens.ts'

/** Milliseconds after a sign-in in which it still proves who calls. */
const freshForMs = 10 * 60_000

export type Proof = ReturnType<typeof createProof>

/** Checks that a call comes from its player, and not from somebody who found the session open. */
export function createProof(passwords: Passwords, rateLimits: RateLimits) {
  /** Refuses a wrong current password; without a hash every password is wrong. */
  async function byPassword(playerId: string, password: string, hash: string | undefined): Promise<void> {
    const tries: Counted = [limits.passwordChanges, playerId]
    await rateLimits.consume(tries)
    if (!(await passwords.matches(password, hash)))
      throw new HttpError(400, 'password_wrong', serverMessages.currentPasswordWrong)
    await rateLimits.reset(...tries)
  }

  return {
    byPassword,

    /** Demands the current password of an account that has one, else a sign-in of the last ten minutes. */
    async byAnything(
      { playerId, signedInAt }: Caller,
      hash: string | undefined,
      password = '',
    ): Promise<void> {
      if (hash !== undefined) return byPassword(playerId, password, hash)
      if (Date.now() - signedInAt > freshForMs)
        throw new HttpError(403, 'sign_in_again', serverMessages.signInAgain)
    },
  }
}
