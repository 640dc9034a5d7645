import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { HttpError } from './http-error.ts'

/**
 * Refuses a sign-in from a page at another host than `publicUrl`'s, and names the right address. Discord and wallets
 * accept only one address of a site. Accepts a request without an origin.
 */
export function createHostCheck(publicUrl: string): (hostname: string | undefined) => void {
  const publicHost = hostOf(new URL(publicUrl).hostname)
  return (hostname) => {
    if (hostname !== undefined && hostOf(hostname) !== publicHost)
      throw new HttpError(401, 'sign_in_failed', serverMessages.signInElsewhere(publicUrl))
  }
}

/** Treats both names of this computer as one. */
const hostOf = (hostname: string): string => (hostname === '127.0.0.1' ? 'localhost' : hostname)
