import { serverMessages } from '@meridian/contract/rules/messages'
import { HttpError } from './http-error.ts'

/**
 * Refuses whoever signs in from a page at another host than `publicUrl`'s, and names that address: Discord and wallets
 * answer for one address of a site alone. A host that nobody tells is let through.
 */
export function createHostCheck(publicUrl: string): (hostname: string | undefined) => void {
  const own = hostOf(new URL(publicUrl).hostname)
  return (hostname) => {
    if (hostname !== undefined && hostOf(hostname) !== own)
      throw new HttpError(401, 'sign_in_failed', serverMessages.signInElsewhere(publicUrl))
  }
}

/** This machine has several names. */
const hostOf = (hostname: string): string => (hostname === '127.0.0.1' ? 'localhost' : hostname)
