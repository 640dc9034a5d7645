import { createHash } from 'node:crypto'

/** A secret signs tokens; their header names it by its key id. */
export interface TokenSecret {
  id: string
  secret: string
}

/** The newest secret signs, and the earlier ones still verify, so that no secret signs for ever. */
export interface TokenSecrets {
  newest(): Promise<TokenSecret>
  byId(id: string): Promise<TokenSecret | undefined>
}

/** Uses the secrets of JWT_SECRET, the newest first. Adding a new one in front signs nobody out. */
export function givenTokenSecrets([first, ...earlier]: readonly [string, ...string[]]): TokenSecrets {
  const named = (secret: string) => ({
    id: createHash('sha256').update(secret).digest('base64url').slice(0, 12),
    secret,
  })
  const newest = named(first)
  const secrets = [newest, ...earlier.map(named)]
  return {
    newest: async () => newest,
    byId: async (id) => secrets.find((secret) => secret.id === id),
  }
}
