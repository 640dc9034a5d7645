import * as z from 'zod/mini'
import { requestText } from './request-text.ts'
import { searchedText } from './search/search.ts'
import { textLimits } from './validation/text-limits.ts'

const text = requestText('search')

// Normalizing a ligature may lengthen the text.
const normalized = (typed: string) => searchedText(typed).slice(0, textLimits.search)

/** Normalizes a text to search for. */
export const searchText = z.codec(text, text, { decode: normalized, encode: normalized })
