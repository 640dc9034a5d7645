import * as z from 'zod'
import { HttpError } from '../http/http-error.ts'
import type { Identity } from '../user/user.store.ts'

/** Asks a provider whom a code or token stands for; refuses in the product's words. */
export type Identify = (proof: string) => Promise<Identity>

/** The providers that vouch for players. */
export type Providers = Readonly<Record<Identity['provider'], Identify>>

/** Milliseconds that a provider may take. */
const timeoutMs = 10_000

/**
 * Makes one call to a provider. What it refuses (400 to 499) is the player's failure, everything else is ours: both are
 * refusals with the given message, and the second is logged with its reason.
 */
export async function askProvider<Schema extends z.ZodType>(
  url: string,
  init: RequestInit,
  schema: Schema,
  message: string,
): Promise<z.output<Schema>> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    if (answer.status >= 400 && answer.status < 500) throw new HttpError(401, 'sign_in_failed', message)
    if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
    return schema.parse(await answer.json())
  } catch (cause) {
    if (cause instanceof HttpError) throw cause
    throw new HttpError(502, 'provider_failed', message, { cause })
  }
}
