import { paths } from '@meridian/contract/rules/paths'
import { settings } from '../../lib/settings.ts'

/** What the player is asked to share (Spec 7). */
const scope = 'identify email'

/** Discord's page that asks the player, for the return with a code to `/signin` (Spec 7). */
async function authorizeAddress(state: string): Promise<string> {
  const { page, clientId, ...more } = await discord()
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: window.location.origin + paths.signIn,
    scope,
    state,
    ...more,
  })
  return `${page}?${query.toString()}`
}

async function discord() {
  // Asked of the build itself, so that it drops the branch that is not taken.
  if (import.meta.env.VITE_DISCORD_CLIENT_ID) {
    return { page: settings.discordAuthorizeUrl, clientId: import.meta.env.VITE_DISCORD_CLIENT_ID }
  }
  const { sandboxDiscord } = await import('@meridian/sandbox/browser/sandbox-discord')
  return sandboxDiscord(settings.apiBaseUrl)
}

/** Leaves the site for Discord; the promise never ends, as the page does. */
export async function leaveForDiscord(state: string): Promise<never> {
  window.location.assign(await authorizeAddress(state))
  return new Promise(() => {})
}
