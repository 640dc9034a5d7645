/** Most players have an e-mail of these domains, and nobody one of the domains beside them. */
const frequent = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'protonmail.com',
  'yahoo.com',
]

/** These domains are one letter from a frequent one, and have mailboxes. */
const real = ['email.com', 'mail.com', 'ymail.com']

/**
 * Returns the e-mail that was probably meant, if its domain is one slip from a frequent one. The beginning of a frequent
 * one may still be typed.
 */
export function emailMeant(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || real.includes(domain) || frequent.includes(domain)) return undefined
  const meant = frequent.find((known) => !known.startsWith(domain) && isOneSlip(domain, known))
  return meant && `${email.slice(0, at)}@${meant}`
}

/** Returns whether two different texts differ by one letter more, less or other, or by two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length)
  let start = 0
  while (start < shorter && typed[start] === meant[start]) start += 1
  let end = 0
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const other = typed.slice(start, typed.length - end)
  const same = meant.slice(start, meant.length - end)
  return (other.length <= 1 && same.length <= 1) || (same.length === 2 && other === `${same[1]}${same[0]}`)
}
