import ipaddr from 'ipaddr.js'

/**
 * Reduces an IP address to the part that counts as one caller. An IPv6 address becomes its 64-bit network, which one
 * customer has to themselves. Both spellings of an IPv4 address give the same result.
 */
export function clientAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
