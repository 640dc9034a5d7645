import { paths } from '@meridian-2117/contract/paths/paths'
import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import type { AuthScreen } from '@meridian-2117/flows/shared/auth-screen'
import type { ProofAnswer } from '@meridian-2117/flows/social'
import * as z from 'zod/mini'
import { readJson, type KeyValueStore } from '../../lib/storage/key-value-store.ts'

/** Discord asks the player there who they are. */
const authorizePage = 'https://discord.com/oauth2/authorize'

/** Discord asks the player to share this data. */
const scope = 'identify email'

/**
 * Leaves the site for Discord's page, which redirects to `/signin` with a code. The promise never settles, as the page
 * unloads.
 */
export async function leaveForDiscord(state: string, settings: PageSettings): Promise<never> {
  const { page, clientId, ...more } = await discord(settings)
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: window.location.origin + paths.signIn,
    scope,
    state,
    ...more,
  })
  const address = `${page}?${query.toString()}`
  window.location.assign(address)
  return new Promise(() => {})
}

async function discord({ DISCORD_CLIENT_ID, API_BASE_URL = '' }: PageSettings) {
  if (DISCORD_CLIENT_ID) return { page: authorizePage, clientId: DISCORD_CLIENT_ID }
  const { sandboxDiscord } = await import('@meridian-2117/sandbox/browser/sandbox-discord')
  return sandboxDiscord(API_BASE_URL)
}

const key = 'discordReturn'

const departureSchema = z.object({ state: z.string(), screen: z.enum(['signUp', 'signIn', 'editProfile']) })

/** Discord answers by a redirect back to the site. */
export interface DiscordReturn {
  /** The player left from this screen. */
  screen: AuthScreen
  answer: ProofAnswer
}

/** Stores in this tab the screen that the player leaves, and the `state` that must return. */
export function saveOAuthState(storage: KeyValueStore, departure: z.infer<typeof departureSchema>): void {
  storage.set(key, JSON.stringify(departure))
}

/** Deletes the stored `state`, which is valid for one return. */
export const forgetOAuthState = (storage: KeyValueStore): void => storage.remove(key)

/**
 * Reads Discord's answer from a query; `null` if there is none. A code is valid only with the `state` that this tab
 * sent. Anybody can send a player to an address with a foreign code.
 */
export function readDiscordReturn(search: string, storage: KeyValueStore): DiscordReturn | null {
  const query = new URLSearchParams(search)
  const code = query.get('code')
  if (code === null && !query.has('error')) return null
  const left = readJson(storage, key, (json) => z.parse(departureSchema, json))
  const proven = left !== null && query.get('state') === left.state
  return {
    screen: left?.screen ?? 'signIn',
    answer: code && proven ? { status: 'given', proof: code } : { status: 'refused' },
  }
}
