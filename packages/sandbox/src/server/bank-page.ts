import { escapeHtml } from '@meridian-2117/contract/html/html'
import { priceText, toDollars } from '@meridian-2117/contract/money/pricing'
import { sandboxPage } from './sandbox-page.ts'

export interface BankQuestion {
  clientSecret: string
  returnUrl: string
  amountCents: number
  description: string
}

const title = 'Sandbox Bank'

/** Builds the bank's page: one question, two buttons, no script. */
export const bankPage = (question: BankQuestion): string =>
  sandboxPage({
    eyebrow: 'Approval needed',
    title,
    content: `
    <p>Meridian 2117 asks to charge your test card. No real money moves.</p>
    <dl>
      <div><dt>Amount</dt><dd>${escapeHtml(priceText(toDollars(question.amountCents)))}</dd></div>
      <div><dt>For</dt><dd>${escapeHtml(question.description)}</dd></div>
    </dl>
    <form method="post" action="">
      <input type="hidden" name="client_secret" value="${escapeHtml(question.clientSecret)}">
      <input type="hidden" name="return_url" value="${escapeHtml(question.returnUrl)}">
      <div class="answers">
        <button name="answer" value="approve">Approve</button>
        <button name="answer" value="decline" class="quiet">Decline</button>
      </div>
    </form>`,
  })

/** Builds the bank's page for an unknown payment or return address. */
export const bankRefusalPage = (reason: string): string =>
  sandboxPage({ title, content: `<p>${escapeHtml(reason)}</p>` })
