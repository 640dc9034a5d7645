import type { WayIn } from '@meridian/contract'
import { escapeHtml } from '@meridian/contract/html/html'
import { paths } from '@meridian/contract/paths/paths'
import type { Background } from '../http/background.ts'
import { mailButton, mailPage, mailStyles } from './mail-page.ts'
import type { Mail, MailService } from './smtp-mail.ts'

/** Names a way in within a sentence. */
export const wayNames: Readonly<Record<WayIn, string>> = {
  password: 'a password',
  google: 'Google',
  discord: 'Discord',
  wallet: 'a wallet',
}

/** Says in a mail what has changed about an account. */
export const notices = {
  newPassword: 'A new password was set for your account.',
  linked: (way: WayIn) => `Your account can now be entered with ${wayNames[way]}.`,
  unlinked: (way: WayIn) => `Your account can no longer be entered with ${wayNames[way]}.`,
  takenOver: (way: WayIn) =>
    `Your account can now be entered with ${wayNames[way]}. Its password, its other ways in and its sessions have ended.`,
  emailChanged: (email: string) => `Your account has another e-mail now: ${email}.`,
  signedOutEverywhere: 'You were signed out everywhere else.',
  deleted: 'Your account was deleted.',
} as const

/** Mails a player one of `notices` in the background; does nothing without an e-mail. */
export type Notify = (email: string | undefined, notice: string) => void

export const createNotify =
  (mail: MailService, background: Background, publicUrl: string): Notify =>
  (email, notice) => {
    if (email === undefined) return
    background.run('A mail about a change of an account was not sent', (signal) =>
      mail.send(noticeMail(email, notice, publicUrl + paths.forgotPassword), signal),
    )
  }

/** Writes the mail; `resetLink` leads to the page that mails a link to a new password. */
function noticeMail(to: string, notice: string, resetLink: string): Mail {
  return {
    to,
    subject,
    text: `${notice}

${advice}

${action}: ${resetLink}
`,
    html: mailPage(
      subject,
      'Your account',
      `        <p style="${mailStyles.lead}">${escapeHtml(notice)}</p>
        <p style="margin:0 0 24px;${mailStyles.note}">${advice}</p>
${mailButton(escapeHtml(resetLink), action)}`,
    ),
  }
}

const subject = 'Your Meridian 2117 account has changed'
const action = 'Set a new password'
const advice =
  'If it was you, there is nothing to do. If not, set a new password, which ends all sessions, and look at the ways in to your account on Edit Profile.'
