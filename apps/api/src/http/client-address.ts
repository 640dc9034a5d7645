import ipaddr from 'ipaddr.js'

/**
 * Reduces an IP address to the part that counts as one caller. For IPv6 it is the 64-bit network, since one customer
 * has all of it. Both spellings of an IPv4 address give the same.
 */
export function clientAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
