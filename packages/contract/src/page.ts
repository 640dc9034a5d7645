import * as z from 'zod/mini'
import { requestText } from './request-text.ts'
import { pageLimit } from './search/page-limit.ts'

const limit = z.codec(requestText('wholeNumber'), z.int().check(z.positive(), z.lte(pageLimit)), {
  decode: Number,
  encode: String,
})

/**
 * Selects at most `limit` entries after the page whose `next` was `after`. Without a `limit` our server returns {@link
 * pageLimit} entries. A server that knows neither field ignores them.
 */
export const pageQuery = z.object({ limit: z.optional(limit), after: z.optional(requestText('id')) })

/** Selects a part of a list. */
export type Page = z.output<typeof pageQuery>
