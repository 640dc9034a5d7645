import { normalizedPassword } from '@meridian/contract/validation/validation'
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
  const hashed = (password: string): Promise<string> => hash(normalizedPassword(password), cost)
  return {
    hash: hashed,

    /**
     * Checks a password. Returns the hash to store, or `undefined` if the password is wrong. The hash is new if the old
     * one was made before passwords were normalized. Without a hash the check takes as long and fails, so that the time
     * does not show which accounts exist.
     */
    async open(password: string, passwordHash: string | undefined): Promise<string | undefined> {
      dummyHash ??= hash(randomUUID(), cost)
      const present = passwordHash ?? (await dummyHash)
      const normal = normalizedPassword(password)
      for (const form of new Set([normal, password, password.normalize('NFD')])) {
        if (await verify(present, form)) return form === normal ? passwordHash : hashed(password)
      }
      return undefined
    },
  }
}
