import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Google's identity script has exactly this address. */
export const googleScript = 'https://accounts.google.com/gsi/client'

/** A local Google with the real protocols, for the browser and for our server. */
export interface FakeGoogle {
  origin: string
  /** Replaces the identity script by the token client, over a window with a question. */
  script: string
  requests: string[]
  close: () => Promise<void>
}

const accessToken = 'ya29.of-this-test'
const player = { sub: '21172117', email: 'ada@meridian.test', name: 'Ada Vex' }

/** Starts the fake for one site, whose client id its tokens name. */
export async function startGoogle(clientId: string): Promise<FakeGoogle> {
  const requests: string[] = []
  const server = createServer((request, response) => answer(request, response))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`

  function answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, origin)
    requests.push(
      [pathname, searchParams.get('client_id'), searchParams.get('scope')].filter(Boolean).join(' '),
    )
    if (pathname === '/o/oauth2/v2/auth') {
      response.setHeader('content-type', 'text/html').end(consentPage)
      return
    }
    const believed = [searchParams.get('access_token'), headers.authorization?.replace('Bearer ', '')]
    const body = !believed.includes(accessToken)
      ? { error: 'invalid_token' }
      : pathname === '/oauth2/v3/tokeninfo'
        ? // Google writes numbers and booleans of a token as text.
          { aud: clientId, sub: player.sub, email: player.email, email_verified: 'true', expires_in: '3599' }
        : player
    response.statusCode = 'error' in body ? 400 : 200
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  }

  return {
    origin,
    script: scriptOver(origin),
    requests,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const consentPage = `<!doctype html><html lang="en"><title>Sign in with Google</title><main>
  <button onclick="tell({ access_token: '${accessToken}' })">Allow</button>
  <button onclick="tell({ error: 'access_denied' })">Deny</button>
</main><script>
  const tell = (answer) => { opener.postMessage(answer, '*'); close() }
</script></html>`

/** Returns the part of the identity script that a token client needs, as documented by Google. */
const scriptOver = (origin: string): string => `
  window.google = { accounts: { oauth2: { initTokenClient: ({ client_id, scope, callback }) => ({
    requestAccessToken() {
      const query = new URLSearchParams({ client_id, scope, response_type: 'token' })
      open('${origin}/o/oauth2/v2/auth?' + query, 'g', 'popup')
      addEventListener('message', function hear({ origin, data }) {
        if (origin !== '${origin}') return
        removeEventListener('message', hear)
        callback(data)
      })
    },
  }) } } }`
