import { escapeHtml } from '@meridian/contract/html/html'
import { mailButton, mailPage, mailStyles } from './mail-page.ts'
import type { Mail } from './smtp-mail.ts'

/** Writes the mail with the link to a new password, as text and as HTML for old mail programs. */
export function resetMail(to: string, link: string): Mail {
  const href = escapeHtml(link)
  return {
    to,
    subject,
    text: `${lead}

${link}

${rules}
`,
    html: mailPage(
      subject,
      'Reset Password',
      `        <p style="${mailStyles.lead}">${lead}</p>
${mailButton(href, 'Set a new password')}
        <p style="margin:0 0 16px;${mailStyles.note}">${rules}</p>
        <p style="margin:0;${mailStyles.note}">If the button does not work, open this address:<br><a href="${href}" style="${mailStyles.link}">${href}</a></p>`,
    ),
  }
}

const subject = 'Reset your Meridian 2117 password'
const lead = 'Somebody, hopefully you, asked for a new password for your Meridian 2117 account.'
const rules =
  'The link works once and for an hour. If it was not you, ignore this mail: your password stays as it is.'
