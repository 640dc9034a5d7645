import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import type { ProofAnswer } from '@meridian-2117/flows/social'

/** The site uses this part of Google Identity Services. */
type TokenClients = Pick<typeof google.accounts.oauth2, 'initTokenClient'>

const scriptUrl = 'https://accounts.google.com/gsi/client'

/** Google asks the player to share this data. */
const scope = 'openid profile email'

/** Milliseconds to wait for Google's script. */
const loadLimitMs = 20_000

/** Asks Google for an access token in Google's popup. A popup that is closed, refused or blocked gives none. */
export async function requestGoogleToken(settings: PageSettings): Promise<ProofAnswer> {
  const { clients, clientId } = await prepareGoogle(settings)
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
export async function prepareGoogle({
  GOOGLE_CLIENT_ID,
  API_BASE_URL = '',
}: PageSettings): Promise<{ clients: TokenClients; clientId: string }> {
  if (GOOGLE_CLIENT_ID) return { clients: await loadIdentityServices(), clientId: GOOGLE_CLIENT_ID }
  const { sandboxGoogle, clientId } = await import('@meridian-2117/sandbox/browser/sandbox-google')
  return { clients: sandboxGoogle(API_BASE_URL), clientId }
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
    script.src = scriptUrl
    document.head.append(script)
  })
  return loading
}
