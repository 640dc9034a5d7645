import type { ProofAnswer } from '@meridian/flows/social'
import { settings } from '../../lib/settings.ts'
import { loadIdentityServices, type TokenClients } from './load-google-identity.ts'

/** What the player is asked to share (Spec 7). */
const scope = 'openid profile email'

/** Asks Google for an access token, in a window of Google's own. */
export async function requestGoogleToken(): Promise<ProofAnswer> {
  const { clients, clientId } = await prepareGoogle()
  return askForToken(clients, clientId)
}

/** Loads what opens the window. */
export async function prepareGoogle(): Promise<{ clients: TokenClients; clientId: string }> {
  // Asked of the build itself, so that it drops the branch that is not taken.
  if (import.meta.env.VITE_GOOGLE_CLIENT_ID) {
    return {
      clients: await loadIdentityServices(settings.googleScriptUrl),
      clientId: import.meta.env.VITE_GOOGLE_CLIENT_ID,
    }
  }
  const { sandboxGoogle, clientId } = await import('@meridian/sandbox/browser/sandbox-google')
  return { clients: sandboxGoogle(settings.apiBaseUrl), clientId }
}

/** Opens the window; a player who closes it or says no has given nothing. */
export function askForToken(clients: TokenClients, clientId: string): Promise<ProofAnswer> {
  return new Promise((resolve) => {
    const refuse = () => resolve({ status: 'refused' })
    clients
      .initTokenClient({
        client_id: clientId,
        scope,
        callback: ({ access_token: proof }) => (proof ? resolve({ status: 'given', proof }) : refuse()),
        error_callback: refuse,
      })
      .requestAccessToken()
  })
}
