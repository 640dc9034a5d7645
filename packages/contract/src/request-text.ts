import * as z from 'zod/mini'
import { textLimits, type TextKind } from './validation/text-limits.ts'

/**
 * A text of a call, no longer than its kind allows. A longer one is refused before any other check of it runs.
 * `message` refuses a text that is missing or too long.
 */
export const requestText = (kind: TextKind, message?: string) =>
  z.string(message).check(z.maxLength(textLimits[kind], { abort: true, ...(message && { message }) }))

/** The same for a text that may not be empty. */
export const requiredText = (kind: TextKind) => requestText(kind).check(z.minLength(1))
