import * as z from 'zod'
import { HttpError } from '../http/http-error.ts'

/** How long a provider may take, in ms. */
const timeoutMs = 10_000

/**
 * One call to a provider. What it refuses (400 to 499) is the player's failure, everything else is ours: both are
 * refusals in the words given, and the second is logged with its reason.
 */
export async function askProvider<Schema extends z.ZodType>(
  url: string,
  init: RequestInit,
  schema: Schema,
  words: string,
): Promise<z.output<Schema>> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    if (answer.status >= 400 && answer.status < 500) throw new HttpError(401, 'sign_in_failed', words)
    if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
    return schema.parse(await answer.json())
  } catch (cause) {
    if (cause instanceof HttpError) throw cause
    throw new HttpError(502, 'provider_failed', words, { cause })
  }
}
