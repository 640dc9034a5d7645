import { storedEmail } from '@meridian-2117/contract/validation/validation'
import { domainToASCII } from 'node:url'

/**
 * Returns the form in which e-mails are compared, alike on every database. It is lower case, with the domain as mail
 * servers write it: `lea@münchen.test` and `lea@xn--mnchen-3ya.test` are one.
 */
export function emailKey(email: string): string {
  const lower = storedEmail(email).toLowerCase().normalize('NFC')
  const domainStart = lower.lastIndexOf('@') + 1
  const domain = lower.slice(domainStart)
  // An ASCII domain already has that form; the function would also read numbers as addresses.
  const ascii = /[^\0-\x7f]/.test(domain) ? domainToASCII(domain) : domain
  return lower.slice(0, domainStart) + (ascii || domain)
}
