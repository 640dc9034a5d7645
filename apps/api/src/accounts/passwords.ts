import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { normalizedPassword } from '@meridian-2117/contract/validation/validation'
import { hash, verify } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import { HttpError } from '../http/http-error.ts'
import type { RateLimits } from '../limits/limits.store.ts'
import { limits, type Counted } from '../limits/limits.ts'
import type { Caller } from './tokens.ts'

/** Sets the cost of hashing a password. Absent fields take the library's defaults; the hash itself stores the cost. */
export interface PasswordCost {
  /** KiB. */
  memoryCost?: number
  timeCost?: number
}

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes and verifies passwords with argon2id. */
export function createPasswords(cost: PasswordCost = {}) {
  let dummyHash: Promise<string> | undefined
  return {
    hash: (password: string): Promise<string> => hash(normalizedPassword(password), cost),

    /**
     * Returns whether a password has this hash. Without a hash the check takes as long and fails, so that the time does
     * not show which accounts exist.
     */
    async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
      dummyHash ??= hash(randomUUID(), cost)
      return verify(passwordHash ?? (await dummyHash), normalizedPassword(password))
    },
  }
}

/** Milliseconds after a sign-in in which it still proves who calls. */
const freshForMs = 10 * 60_000

export type Proof = ReturnType<typeof createProof>

/** Checks that a call comes from its player, and not from somebody who found the session open. */
export function createProof(passwords: Passwords, rateLimits: RateLimits) {
  /** Refuses a wrong current password; without a hash every password is wrong. */
  async function byPassword(
    playerId: string,
    password: string,
    passwordHash: string | undefined,
  ): Promise<void> {
    const tries: Counted = [limits.passwordChanges, playerId]
    await rateLimits.consume(tries)
    if (!(await passwords.matches(password, passwordHash)))
      throw new HttpError(400, 'password_wrong', serverMessages.currentPasswordWrong)
    await rateLimits.reset(...tries)
  }

  return {
    byPassword,

    /** Demands the current password of an account that has one, else a sign-in of the last ten minutes. */
    async byAnything(
      { playerId, signedInAt }: Caller,
      passwordHash: string | undefined,
      password = '',
    ): Promise<void> {
      if (passwordHash !== undefined) return byPassword(playerId, password, passwordHash)
      if (Date.now() - signedInAt > freshForMs)
        throw new HttpError(403, 'sign_in_again', serverMessages.signInAgain)
    },
  }
}
