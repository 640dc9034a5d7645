/** What the site uses of Google Identity Services. */
export type TokenClients = Pick<typeof google.accounts.oauth2, 'initTokenClient'>

/** How long the script may take to load, in `ms`. */
const patienceMs = 20_000

const loading = new Map<string, Promise<TokenClients>>()

/** Loads Google's identity script, once; what did not load is loaded anew the next time. */
export function loadIdentityServices(url: string): Promise<TokenClients> {
  const known = loading.get(url)
  if (known) return known
  const script = document.createElement('script')
  const loaded = new Promise<TokenClients>((resolve, reject) => {
    const fail = () => {
      loading.delete(url)
      script.remove()
      reject(new Error(`${url} did not load`))
    }
    const timer = setTimeout(fail, patienceMs)
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve(google.accounts.oauth2)
    })
  })
  loading.set(url, loaded)
  script.src = url
  document.head.append(script)
  return loaded
}
