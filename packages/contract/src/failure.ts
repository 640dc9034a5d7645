import * as z from 'zod/mini'

/** The body of every refusal our server sends; others may send either field (Spec 8). */
export const failureSchema = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  error: z.optional(z.string()),
})

export type Failure = z.infer<typeof failureSchema>

/** The server's own words in a refusal, if it sent any. */
export function failureText(body: unknown): string | undefined {
  const failure = z.safeParse(failureSchema, body)
  return failure.success ? failure.data.message || failure.data.error || undefined : undefined
}
