import * as z from 'zod/mini'
import { pageLimit } from './rules/page-limit.ts'

const limit = z.codec(z.string(), z.int().check(z.positive(), z.lte(pageLimit)), {
  decode: Number,
  encode: String,
})

/**
 * Which part of a list is wanted: at most `limit` entries (our server gives a page of {@link pageLimit} without it),
 * and those after the page whose `next` was `after`. A server that knows neither ignores them.
 */
export const pageQuery = z.object({ limit: z.optional(limit), after: z.optional(z.string()) })

/** Which part of a list is asked for. */
export type Page = z.output<typeof pageQuery>
