import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortestTokenSecret } from './tokens.ts'

/** Returns the secret of a server without `JWT_SECRET`. The first start writes it into the data folder. */
export function ownTokenSecret(dataFolder: string): string {
  const file = join(dataFolder, 'token-secret')
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // A power cut may leave half a file.
  if (stored.length >= shortestTokenSecret) return stored
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
