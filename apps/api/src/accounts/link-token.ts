import { createHash, randomBytes } from 'node:crypto'

/** Returns the hash by which the database knows a mailed link. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Makes the token of a mailed link, and its hash. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: linkTokenHash(token) }
}
