import type { Account } from '@meridian-2117/contract'
import { waysInOf } from '@meridian-2117/contract/names/ways-in'
import { linkMail } from './link-mail.ts'
import { wayNames } from './notice-mail.ts'
import type { Mail } from './smtp-mail.ts'

/** Writes the mail with the link to a new password. It names the ways in, which a player may have forgotten. */
export const resetMail = (to: string, link: string, account: Account): Mail =>
  linkMail(to, link, {
    subject: 'Reset your Meridian 2117 password',
    heading: 'Reset Password',
    lead: `Somebody, hopefully you, asked for a new password for your Meridian 2117 account.${waysOf(account)}${endsOthers(account) ? ` ${othersEnd}` : ''}`,
    button: 'Set a new password',
    rules:
      'The link works once and for an hour. If it was not you, ignore this mail: your password stays as it is.',
  })

/** A stranger may have added them (docs/decisions/016-accounts-linked-by-proven-email.md). */
const endsOthers = (account: Account): boolean =>
  !account.emailProven && waysInOf(account).some((way) => way !== 'password')

const othersEnd = 'Nobody has confirmed this e-mail so far, so a new password ends the other ways in.'

function waysOf(account: Account): string {
  const ways = waysInOf(account).map((way) => wayNames[way])
  if (ways.length === 0) return ''
  return ` You can sign in with ${new Intl.ListFormat('en', { type: 'disjunction' }).format(ways)}.`
}
