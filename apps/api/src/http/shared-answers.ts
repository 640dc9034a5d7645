import { createCache } from 'async-cache-dedupe'
import { createHash } from 'node:crypto'

/** Browsers and proxies keep a shared answer for a second, and show it for half a minute more while they ask again. */
export const sharedCaching = 'public, max-age=1, stale-while-revalidate=30'

/** The number of answers kept per endpoint. */
const size = 100

export type SharedAnswers = ReturnType<typeof createSharedAnswers>

/** Keeps answers that everybody shares in memory; callers who ask for the same at the same moment share one read. */
export function createSharedAnswers(ttlSeconds: number) {
  const cache = createCache({ ttl: ttlSeconds, storage: { type: 'memory', options: { size } } })
  return {
    /** Adds the memory to `write`, which reads an answer for a query as JSON. */
    keep<Call extends { query: unknown }>(name: string, write: (call: Call) => Promise<string>) {
      const read = async (call: Call) => {
        const bytes = Buffer.from(await write(call))
        return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` }
      }
      return cache.define(name, { serialize: ({ query }: Call) => query }, read)[name]!
    },
    /** Makes the next read see what has just been bought or given back. */
    clear: () => void cache.clear(),
  }
}
