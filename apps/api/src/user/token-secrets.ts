import { createHash } from 'node:crypto'

/** A secret that signs tokens, and its key id in their header. */
export interface TokenSecret {
  id: string
  secret: string
}

/** The secrets of a server: the newest signs, and the earlier ones still verify, so that none signs for ever. */
export interface TokenSecrets {
  newest(): Promise<TokenSecret>
  byId(id: string): Promise<TokenSecret | undefined>
}

/** The secrets of JWT_SECRET, the newest first. A new one put before the old one signs nobody out. */
export function givenTokenSecrets([first, ...earlier]: readonly [string, ...string[]]): TokenSecrets {
  const named = (secret: string) => ({
    id: createHash('sha256').update(secret).digest('base64url').slice(0, 12),
    secret,
  })
  const newest = named(first)
  const all = [newest, ...earlier.map(named)]
  return {
    newest: async () => newest,
    byId: async (id) => all.find((one) => one.id === id),
  }
}
