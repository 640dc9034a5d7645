import ipaddr from 'ipaddr.js'
import { isIP, SocketAddress } from 'node:net'

/** Removes the port and the brackets that some proxies add to an address in `X-Forwarded-For`. */
export const withoutPort = (address: string): string =>
  isIP(address) ? address : (SocketAddress.parse(address)?.address ?? address)

/**
 * Reduces an IP address to the part that counts as one caller. An IPv6 address becomes its 64-bit network, which one
 * customer has to themselves. Both spellings of an IPv4 address give the same result.
 */
export function clientAddress(text: string): string {
  const ip = withoutPort(text)
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
