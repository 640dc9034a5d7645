import type { WayIn } from '@meridian-2117/contract/names/ways-in'
import { escapeHtml } from '@meridian-2117/contract/html/html'
import { paths } from '@meridian-2117/contract/paths/paths'
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
  // It does not name the new e-mail, as a stranger may read the old one.
  emailGiven: {
    text: 'We have given your account another e-mail. Its password, its other ways in and its sessions have ended.',
    advice: 'tell us',
  },
  signedOutEverywhere: { text: 'You were signed out everywhere else.' },
  deleted: { text: 'Your account was deleted.', advice: 'tell us' },
} as const satisfies Record<string, Notice | ((about: never) => Notice)>

/** Mails a player one of `notices` in the background; does nothing without an e-mail. */
export type Notify = (email: string | undefined, notice: Notice) => void

/** A notice names these addresses. */
export interface NoticeAddresses {
  /** Public address of the site, without a closing slash. */
  publicUrl: string
  /** The operators' e-mail address, or their page. @default the public address */
  contact?: string | undefined
}

export const createNotify =
  (mail: MailService, background: Background, addresses: NoticeAddresses): Notify =>
  (email, notice) => {
    if (email === undefined) return
    background.run('A mail about a change of an account was not sent', () =>
      mail.send(noticeMail(email, notice, addresses)),
    )
  }

/** Writes a mail about a change of an account. */
export function noticeMail(
  to: string,
  { text, subject = accountChanged, advice }: Notice,
  { publicUrl, contact = publicUrl }: NoticeAddresses,
): Mail {
  const link = advice === 'tell us' ? contactLink(contact) : publicUrl + paths.forgotPassword
  const href = escapeHtml(link)
  const lead = `        <p style="${mailStyles.lead}">${escapeHtml(text)}</p>`
  const page = (content: string) => mailPage(subject, 'Your account', `${lead}\n${content}`)
  if (advice === 'tell us')
    return {
      to,
      subject,
      text: `${text}\n\n${tellUs} ${contact}\n`,
      html: page(
        `        <p style="margin:0;${mailStyles.note}">${tellUs} <a href="${href}" style="${mailStyles.link}">${escapeHtml(contact)}</a></p>`,
      ),
    }
  return {
    to,
    subject,
    text: `${text}\n\n${setPassword}\n\n${action}: ${link}\n`,
    html: page(
      `        <p style="margin:0 0 24px;${mailStyles.note}">${setPassword}</p>\n${mailButton(href, action)}`,
    ),
  }
}

const contactLink = (contact: string): string =>
  /^https?:/.test(contact) ? contact : `mailto:${encodeURI(contact)}`

const accountChanged = 'Your Meridian 2117 account has changed'
const action = 'Set a new password'
const tellUs = 'If it was you, there is nothing to do. If not, please tell us at once:'
const setPassword =
  'If it was you, there is nothing to do. If not, set a new password, which ends all sessions and mailed links, and look at the ways in to your account on Edit Profile.'
