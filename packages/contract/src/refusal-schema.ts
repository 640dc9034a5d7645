import * as z from 'zod/mini'
import { refusalCodes } from './rules/refusal-codes.ts'

/** The body of every refusal: `message` and `error` say the same, as clients read either. */
export const refusalSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  code: z.enum(refusalCodes),
})
