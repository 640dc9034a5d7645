import { sandboxClient, socialPaths, type GoogleConsent } from '../shared/social-calls.ts'
import { readSwitches } from './switches.ts'

/** Names the site as OAuth client at the sandbox service. */
export const clientId = sandboxClient.id

/** Milliseconds between two checks for a closed window. */
const checkEveryMs = 200
/** Milliseconds to wait for the answer of a window that closed itself. */
const lateAnswerMs = 1000

/**
 * Replaces Google's token client where no client id is set: its popup shows the sandbox's consent page. `apiBase` is
 * empty for the page's own origin.
 */
export const sandboxGoogle = (apiBase: string): Pick<typeof google.accounts.oauth2, 'initTokenClient'> => ({
  initTokenClient: ({ client_id, scope, callback, error_callback }) => ({
    requestAccessToken() {
      const fail = (type: google.accounts.oauth2.ClientConfigError['type']) =>
        error_callback?.(Object.assign(new Error(type), { type }))
      const query = new URLSearchParams({
        client_id,
        scope,
        response_type: 'token',
        redirect_uri: window.location.origin,
        fault: readSwitches().google,
      })
      const address = `${apiBase}${socialPaths.google.authorize}?${query.toString()}`
      const popup = window.open(address, 'sandbox-google', 'popup,width=480,height=680')
      if (!popup) return fail('popup_failed_to_open')
      // The browser leaves a popup that is already open behind the page.
      popup.focus()

      const onMessage = ({ source, data }: MessageEvent<unknown>) => {
        if (source !== popup || !isConsent(data)) return
        stop()
        popup.close()
        const { access_token = '', error = '' } = data
        callback({
          access_token,
          error,
          error_description: '',
          error_uri: '',
          expires_in: '3600',
          hd: '',
          prompt: '',
          scope,
          state: '',
          token_type: 'Bearer',
        })
      }
      let closed: ReturnType<typeof setTimeout> | undefined
      const poll = setInterval(() => {
        if (!popup.closed) return
        clearInterval(poll)
        closed = setTimeout(() => {
          stop()
          fail('popup_closed')
        }, lateAnswerMs)
      }, checkEveryMs)
      const stop = () => {
        clearInterval(poll)
        clearTimeout(closed)
        window.removeEventListener('message', onMessage)
      }
      window.addEventListener('message', onMessage)
    },
  }),
})

const isConsent = (data: unknown): data is GoogleConsent =>
  typeof data === 'object' && data !== null && 'from' in data && data.from === 'sandbox-google'
