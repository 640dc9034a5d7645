import { normalizedPassword } from '@meridian-2117/contract/validation/validation'
import { hash, verify } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'

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
