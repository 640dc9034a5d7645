import { createCache } from 'async-cache-dedupe'
import { createHash } from 'node:crypto'

/**
 * Browsers and proxies cache a shared answer for a second. For thirty more they may serve it stale while they
 * revalidate.
 */
export const sharedCaching = 'public, max-age=1, stale-while-revalidate=30'

/** Answers per endpoint. */
const size = 100

export type SharedAnswers = ReturnType<typeof createSharedAnswers>

/** Adds an `ETag` to the bytes of an answer, which is then not made for each caller. */
export const withEtag = (bytes: Buffer) => ({
  bytes,
  etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
})

/** Caches shared answers in memory. Simultaneous calls with the same query share one read. */
export function createSharedAnswers(ttlSeconds: number) {
  const cache = createCache({ ttl: ttlSeconds, storage: { type: 'memory', options: { size } } })
  return {
    /** Adds the cache to `read`, which reads an answer for a query. */
    cached: <Call extends { query: unknown }, Answer>(name: string, read: (call: Call) => Promise<Answer>) =>
      cache.define(name, { serialize: ({ query }: Call) => query }, read)[name]!,
    /** Empties the cache after a purchase or a refund. */
    clear: () => void cache.clear(),
  }
}
