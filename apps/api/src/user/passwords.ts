import { hash, verify } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'

/** An argon2id hash; the algorithm and its costs are the library's defaults and stand inside the hash. */
export const hashPassword = (password: string): Promise<string> => hash(password)

let nobodysHash: Promise<string> | undefined

/** Checks a password; without a hash it takes as long and fails, so that the time tells nothing about who exists. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(randomUUID())
  const fits = await verify(passwordHash ?? (await nobodysHash), password)
  return fits && passwordHash !== undefined
}
