import ipaddr from 'ipaddr.js'

/** Returns whether a URL's host name is this computer's: localhost, a name under it, or a loopback address. */
export const isLocalHost = (hostname: string): boolean =>
  /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

const nearbyRanges: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal']

/**
 * Returns whether a URL's host name belongs to this computer or its network. Such a name has no dot, is under `local`
 * or localhost, or is a private address.
 */
export function isNearbyHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  const address = name.replace(/^\[(.+)\]$/, '$1')
  return ipaddr.isValid(address)
    ? nearbyRanges.includes(ipaddr.process(address).range())
    : /^([^.]+|.+\.(local|localhost))$/.test(name)
}
