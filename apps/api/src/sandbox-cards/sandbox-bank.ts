import { priceText, toDollars } from '@meridian/contract/rules/pricing'
import { escapeHtml } from '../http/html.ts'
import { sandboxPage } from '../sandbox-pages/sandbox-page.ts'

/** What the bank asks the buyer about. */
export interface BankQuestion {
  clientSecret: string
  /** Where the buyer goes with the answer. */
  returnUrl: string
  amountCents: number
  description: string
}

/** The bank's page: one question, two buttons, no script. */
export const bankPage = (question: BankQuestion): string =>
  sandboxPage(
    'Sandbox Bank',
    `
    <p class="eyebrow">Approval needed</p>
    <h1>Sandbox Bank</h1>
    <p>Meridian 2117 asks to charge your test card. No real money moves.</p>
    <dl>
      <div><dt>Amount</dt><dd>${escapeHtml(priceText(toDollars(question.amountCents)))}</dd></div>
      <div><dt>For</dt><dd>${escapeHtml(question.description)}</dd></div>
    </dl>
    <form method="post" action="">
      <input type="hidden" name="client_secret" value="${escapeHtml(question.clientSecret)}">
      <input type="hidden" name="return_url" value="${escapeHtml(question.returnUrl)}">
      <button name="answer" value="approve">Approve</button>
      <button name="answer" value="decline" class="quiet">Decline</button>
    </form>`,
  )

/** The bank's page for a payment or an address that it cannot serve. */
export const bankRefusalPage = (reason: string): string =>
  sandboxPage(
    'Sandbox Bank',
    `
    <h1>Sandbox Bank</h1>
    <p>${escapeHtml(reason)}</p>`,
  )

/** The page loads nothing, and its form leads only back to the bank and from there to the shop. */
export const bankPolicy = (returnOrigin: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${returnOrigin}; base-uri 'none'; frame-ancestors 'none'`
