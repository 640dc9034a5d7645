import { escapeHtml } from '@meridian-2117/contract/html/html'
import { priceText } from '@meridian-2117/contract/money/pricing'
import { mailButton, mailPage, mailStyles } from './mail-page.ts'
import type { Mail } from './smtp-mail.ts'

/** A purchase as its receipt names it. */
export interface MailedPurchase {
  email: string
  title: string
  serialNumber: string
  paymentId: string
  /** US dollars. */
  amount: number
  createdAt: Date
}

/** Writes the receipt of a purchase; `historyLink` leads to all purchases of its player. */
export function receiptMail(
  { email, title, serialNumber, paymentId, amount, createdAt }: MailedPurchase,
  historyLink: string,
): Mail {
  const lead = `You bought ${title} from Meridian 2117.`
  const subject = `Your receipt for ${title}`
  const facts = [
    ['Item', title],
    ['Serial number', serialNumber],
    ['Date', `${createdAt.toISOString().slice(0, 10)} (UTC)`],
    ['Payment', paymentId],
    ['Total paid (USD)', priceText(amount)],
  ] as const
  const rows = facts.map(
    ([name, value]) =>
      `          <tr><th scope="row" align="left" style="padding:6px 16px 6px 0;${mailStyles.note};font-weight:400;vertical-align:top">${name}</th><td style="padding:6px 0;vertical-align:top;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  )
  return {
    to: email,
    subject,
    text: `${lead}

${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}

${allPurchases}: ${historyLink}
`,
    html: mailPage(
      subject,
      'Receipt',
      `        <p style="${mailStyles.lead}">${escapeHtml(lead)}</p>
        <table cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:14px">
${rows.join('\n')}
        </table>
${mailButton(escapeHtml(historyLink), allPurchases)}`,
    ),
  }
}

const allPurchases = 'All your purchases'
