import { escapeHtml } from '@meridian-2117/contract/html/html'
import { mailButton, mailPage, mailStyles } from './mail-page.ts'
import type { Mail } from './smtp-mail.ts'

/** Writes a mail with one link, as text and as HTML for old mail programs. All texts but the link are plain words. */
export function linkMail(
  to: string,
  link: string,
  {
    subject,
    heading,
    lead,
    button,
    rules,
  }: Record<'subject' | 'heading' | 'lead' | 'button' | 'rules', string>,
): Mail {
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
      heading,
      `        <p style="${mailStyles.lead}">${escapeHtml(lead)}</p>
${mailButton(href, button)}
        <p style="margin:0 0 16px;${mailStyles.note}">${escapeHtml(rules)}</p>
        <p style="margin:0;${mailStyles.note}">If the button does not work, open this address:<br><a href="${href}" style="${mailStyles.link}">${href}</a></p>`,
    ),
  }
}
