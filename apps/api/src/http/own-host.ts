import { serverMessages } from '@meridian/contract/messages/messages'
import { HttpError } from './http-error.ts'

/**
 * Refuses a sign-in from a page at another host than `publicUrl`'s, and names the right address: Discord and wallets
 * accept one address of a site only. Accepts a request without an origin.
 */
export function createHostCheck(publicUrl: string): (hostname: string | undefined) => void {
  const own = hostOf(new URL(publicUrl).hostname)
  return (hostname) => {
    if (hostname !== undefined && hostOf(hostname) !== own)
      throw new HttpError(401, 'sign_in_failed', serverMessages.signInElsewhere(publicUrl))
  }
}

/** The local machine has several names. */
const hostOf = (hostname: string): string => (hostname === '127.0.0.1' ? 'localhost' : hostname)
