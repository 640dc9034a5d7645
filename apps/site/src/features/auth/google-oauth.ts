import type { ProofAnswer } from '@meridian/flows/social'
import { settings } from '../../lib/settings.ts'

/** The site uses this part of Google Identity Services. */
type TokenClients = Pick<typeof google.accounts.oauth2, 'initTokenClient'>

/** Google asks the player to share this data. */
const scope = 'openid profile email'

/** Milliseconds to wait for Google's script. */
const loadLimitMs = 20_000

/** Asks Google for an access token in Google's popup. A popup that is closed, refused or blocked gives none. */
export async function requestGoogleToken(): Promise<ProofAnswer> {
  const { clients, clientId } = await prepareGoogle()
  return new Promise((resolve) => {
    clients
      .initTokenClient({
        client_id: clientId,
        scope,
        callback: ({ access_token: proof }) =>
          resolve(proof ? { status: 'given', proof } : { status: 'refused' }),
        error_callback: ({ type }) =>
          resolve({ status: type === 'popup_failed_to_open' ? 'blocked' : 'refused' }),
      })
      .requestAccessToken()
  })
}

/** Loads the code that opens the popup, and returns it with the client id. */
export async function prepareGoogle(): Promise<{ clients: TokenClients; clientId: string }> {
  // The condition reads the build's setting, so that the build drops the other branch.
  if (import.meta.env.VITE_GOOGLE_CLIENT_ID) {
    return { clients: await loadIdentityServices(), clientId: import.meta.env.VITE_GOOGLE_CLIENT_ID }
  }
  const { sandboxGoogle, clientId } = await import('@meridian/sandbox/browser/sandbox-google')
  return { clients: sandboxGoogle(settings.apiBaseUrl), clientId }
}

let loading: Promise<TokenClients> | undefined

/** Loads Google's script once; a failed load is retried the next time. */
function loadIdentityServices(): Promise<TokenClients> {
  loading ??= new Promise<TokenClients>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loading = undefined
      script.remove()
      reject(new Error(`${script.src} did not load`))
    }
    const timer = setTimeout(fail, loadLimitMs)
    script.addEventListener('load', () => resolve(google.accounts.oauth2))
    script.addEventListener('error', fail)
    for (const end of ['load', 'error']) script.addEventListener(end, () => clearTimeout(timer))
    script.src = settings.googleScriptUrl
    document.head.append(script)
  })
  return loading
}
