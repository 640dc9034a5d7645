import { escapeHtml } from '@meridian-2117/contract/html/html'
import { sandboxPage } from './sandbox-page.ts'
import { mailPaths, type SandboxMail } from '../shared/mail-calls.ts'
import type { MailMessage } from './storage.ts'

const title = 'Sandbox Outbox'

/** Builds the list of all sent mails, each a link to its content. */
export const outboxPage = (mails: readonly SandboxMail[]): string =>
  sandboxPage({
    eyebrow: 'No mail has left this computer',
    title,
    content: `
    <p>${mails.length === 0 ? 'No mail has been sent yet.' : 'Mails that a mail server would have delivered.'}</p>
    ${mails.length === 0 ? '' : `<ul>${mails.map(entry).join('')}</ul>`}`,
  })

const entry = ({ id, to, subject, sentAt }: SandboxMail): string => `
      <li>
        <h2><a href="${mailPaths.mail.replace(':id', id)}">${escapeHtml(subject)}</a></h2>
        <p>To ${escapeHtml(to)}</p>
        <p><time>${timeText(sentAt)}</time></p>
      </li>`

const timeText = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Builds the page of one mail. The mail is in an iframe; its links open outside of it. */
export const mailPage = ({ to, subject, html }: MailMessage): string =>
  sandboxPage({
    eyebrow: title,
    title: subject,
    content: `
    <p>To ${escapeHtml(to)}</p>
    <p><a href="${mailPaths.outbox}">All mails</a></p>
    <iframe title="The mail" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(`<base target="_top">${html}`)}"></iframe>`,
  })

/** Builds the page that says why the outbox cannot be shown. */
export const outboxRefusalPage = (reason: string): string =>
  sandboxPage({ title, content: `<p>${escapeHtml(reason)}</p>` })

/** The pages load nothing; the links in mails lead back to the site. */
export const outboxPolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; base-uri 'self'; frame-ancestors 'none'"
