import * as z from 'zod'
import { HttpError } from '../http/http-error.ts'
import type { Identity } from '../player/player.store.ts'

/** Asks a provider for the player of a code or token; refuses with the product's message. */
export type Identify = (proof: string) => Promise<Identity>

export type Providers = Readonly<Record<Identity['provider'], Identify>>

/** Milliseconds for a call to a provider. */
const timeoutMs = 10_000

/**
 * Calls a provider. Status 400 to 499 is the player's failure; anything else is ours, and is logged with its reason.
 * Both become refusals with the given message.
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
