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

/** Says what has changed about an account. */
interface Notice {
  text: string
  /** @default that the account has changed */
  subject?: string
  /** Says what to do if somebody else has done it. @default a link to a new password */
  advice?: 'tell us'
}

export const notices = {
  newPassword: { text: 'A new password was set for your account.' },
  linked: (way: WayIn) => ({ text: `Your account can now be entered with ${wayNames[way]}.` }),
  unlinked: (way: WayIn) => ({ text: `Your account can no longer be entered with ${wayNames[way]}.` }),
  takenOver: (way: WayIn) => ({
    text: `Your account can now be entered with ${wayNames[way]}. Its password, its other ways in and its sessions have ended.`,
  }),
  emailAsked: (email: string) => ({
    text: `Your account was asked to change its e-mail to ${email}. Nothing changes before the link in a mail to it is confirmed.`,
    subject: 'Another e-mail for your Meridian 2117 account',
  }),
  // The mail goes to the old e-mail, to which no link to a new password is mailed any more.
  emailChanged: (email: string) => ({
    text: `Your account has another e-mail now: ${email}.`,
    advice: 'tell us' as const,
  }),
  signedOutEverywhere: { text: 'You were signed out everywhere else.' },
  deleted: { text: 'Your account was deleted.', advice: 'tell us' },
} as const satisfies Record<string, Notice | ((about: never) => Notice)>

/** Mails a player one of `notices` in the background; does nothing without an e-mail. */
export type Notify = (email: string | undefined, notice: Notice) => void

export const createNotify =
  (mail: MailService, background: Background, publicUrl: string): Notify =>
  (email, notice) => {
    if (email === undefined) return
    background.run('A mail about a change of an account was not sent', (signal) =>
      mail.send(noticeMail(email, notice, publicUrl + paths.forgotPassword), signal),
    )
  }

/** Writes the mail; `resetLink` leads to the page that mails a link to a new password. */
function noticeMail(to: string, { text, subject = accountChanged, advice }: Notice, resetLink: string): Mail {
  const next = advice === 'tell us' ? tellUs : setPassword
  const link = advice === 'tell us' ? undefined : resetLink
  return {
    to,
    subject,
    text: [text, next, ...(link ? [`${action}: ${link}`] : [])].join('\n\n') + '\n',
    html: mailPage(
      subject,
      'Your account',
      `        <p style="${mailStyles.lead}">${escapeHtml(text)}</p>
        <p style="margin:0 0 24px;${mailStyles.note}">${next}</p>
${link ? mailButton(escapeHtml(link), action) : ''}`,
    ),
  }
}

const accountChanged = 'Your Meridian 2117 account has changed'
const action = 'Set a new password'
const tellUs = 'If it was you, there is nothing to do. If not, please tell us at once.'
const setPassword =
  'If it was you, there is nothing to do. If not, set a new password, which ends all sessions and mailed links, and look at the ways in to your account on Edit Profile.'
