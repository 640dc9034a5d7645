import * as z from 'zod/mini'
import { requestText } from './request-text.ts'
import { searchedText } from './search/search.ts'
import { textLimits } from './validation/text-limits.ts'

const text = requestText('search')

// The normal form of a ligature may be longer.
const normalized = (typed: string) => searchedText(typed).slice(0, textLimits.search)

/** A text to search for, in its normal form. */
export const searchText = z.codec(text, text, { decode: normalized, encode: normalized })
