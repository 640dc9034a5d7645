import { isLocalHost } from './local-host.ts'

/** Returns the address if the sandbox may redirect a player there: the host of the request, or this computer. */
export function returnAddressOf(text: string, { host }: { host: string }): URL | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return undefined
  return isLocalHost(url.hostname) || url.host === host ? url : undefined
}

/** Returns `true` for equal addresses; on this computer the port is ignored (RFC 8252, 7.3). */
export function isSameAddress(first: string, second: string): boolean {
  const [a, b] = [URL.parse(first), URL.parse(second)]
  if (!a || !b) return false
  const local = isLocalHost(a.hostname) && isLocalHost(b.hostname)
  return local ? a.pathname === b.pathname : a.href === b.href
}
