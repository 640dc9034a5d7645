import { hash, verify } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'

/** What trying one password costs: the library's defaults unless given, and it stands inside the hash. */
export interface PasswordCost {
  /** In KiB. */
  memoryCost?: number
  timeCost?: number
}

export type Passwords = ReturnType<typeof createPasswords>

/** Passwords as argon2id hashes. */
export function createPasswords(cost: PasswordCost = {}) {
  let nobodysHash: Promise<string> | undefined
  return {
    hash: (password: string): Promise<string> => hash(password, cost),

    /** Checks a password; without a hash it takes as long and fails, so that the time tells nothing about who exists. */
    async fits(password: string, passwordHash: string | undefined): Promise<boolean> {
      nobodysHash ??= hash(randomUUID(), cost)
      const fits = await verify(passwordHash ?? (await nobodysHash), password)
      return fits && passwordHash !== undefined
    },
  }
}
