import ipaddr from 'ipaddr.js'

/**
 * Who counts as one caller, from an IP address: of version 6 the network of 64 bits, since one customer has all of it.
 * The same in both spellings of a version 4 address.
 */
export function clientAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
