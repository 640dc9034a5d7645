import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import { typedName } from '@meridian-2117/contract/validation/validation'
import { Counter } from 'prom-client'
import * as z from 'zod'
import { HttpError } from '../http/http-error.ts'
import { createHostCheck } from '../http/own-host.ts'
import type { Identity } from './player.store.ts'

type Provider = Identity['provider']

/** Asks a provider for the player of a code or token; refuses with the product's message. */
export type Identify = (proof: string) => Promise<Identity>

export type Providers = Readonly<Record<Provider, Identify>>

/** Counts what sign-ins have asked of a provider in vain, through no fault of their player. */
export const signInProviderFailures = new Counter({
  name: 'sign_in_provider_failures_total',
  help: 'Questions that Google or Discord has not answered, or has refused for a reason of ours, by provider',
  labelNames: ['provider'],
  registers: [],
})

const failedMessages = { google: messages.googleLogInFailed, discord: messages.discordFailed } as const
const unavailableMessages = {
  google: serverMessages.googleUnavailable,
  discord: serverMessages.discordUnavailable,
} as const

// Prometheus sees an increase from a count that was there before.
for (const provider of Object.keys(failedMessages)) signInProviderFailures.inc({ provider }, 0)

/** Refuses what the player has brought. */
export const signInFailed = (provider: Provider) =>
  new HttpError(401, 'sign_in_failed', failedMessages[provider])

/** Milliseconds for a call to a provider. */
const timeoutMs = 10_000

const refusalSchema = z.object({ error: z.string().optional() })

/** OAuth's errors for a code or token that is wrong or spent; Google names none. */
const playersErrors: readonly unknown[] = ['invalid_grant', 'invalid_token', undefined]

/**
 * Calls a provider. Status 400 for a code or token is the player's failure; any other failure is ours, such as a wrong
 * secret or too many calls, and is counted and logged with its reason.
 */
export async function askProvider<Schema extends z.ZodType>(
  provider: Provider,
  url: string,
  init: RequestInit,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    if (answer.ok) return schema.parse(await answer.json())
    const { data: refusal } = refusalSchema.safeParse(await answer.json().catch(() => undefined))
    if (answer.status === 400 && refusal && playersErrors.includes(refusal.error))
      throw signInFailed(provider)
    throw new Error(`${new URL(url).pathname} answered ${answer.status} ${refusal?.error ?? ''}`.trimEnd())
  } catch (cause) {
    if (cause instanceof HttpError) throw cause
    signInProviderFailures.inc({ provider })
    throw new HttpError(502, 'provider_failed', unavailableMessages[provider], { cause })
  }
}

/** Asks Google and Discord for the player of a token or code. */
export function createProvenIdentity(providers: Providers, publicUrl: string) {
  // Discord redirects only to the public address.
  const checkHost = createHostCheck(publicUrl)
  return {
    google: async ({ token }: { token: string }): Promise<Identity> =>
      withShownName(await providers.google(token)),

    /** `pageHost` is the host of the page that the code came back to. */
    async discord({ code }: { code: string }, pageHost: string | undefined): Promise<Identity> {
      checkHost(pageHost)
      return withShownName(await providers.discord(code))
    },
  }
}

/** Applies the rule for typed names; a name without a letter is dropped. */
const withShownName = ({ fullName = '', ...identity }: Identity): Identity => ({
  ...identity,
  fullName: typedName(fullName).trim() || undefined,
})
