import * as z from 'zod/mini'
import { searchedText } from './search/search.ts'
import { textLimits, type TextKind } from './validation/text-limits.ts'

/**
 * Describes a text of a request with the limit of its kind. A longer one is refused before any other check. `message`
 * refuses a text that is missing or too long.
 */
export const requestText = (kind: TextKind, message?: string) =>
  z.string(message).check(z.maxLength(textLimits[kind], { abort: true, ...(message && { message }) }))

/** Describes a text that may not be empty; else like `requestText`. */
export const requiredText = (kind: TextKind) => requestText(kind).check(z.minLength(1))

// Normalizing a ligature may lengthen the text.
const normalized = (typed: string) => searchedText(typed).slice(0, textLimits.search)

/** Normalizes a text to search for. */
export const searchText = z.codec(requestText('search'), requestText('search'), {
  decode: normalized,
  encode: normalized,
})
