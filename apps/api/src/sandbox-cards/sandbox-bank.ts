import { priceText, toDollars } from '@meridian/contract/rules/pricing'

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
  page(`
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
    </form>`)

/** The bank's page for a payment or an address that it cannot serve. */
export const bankRefusalPage = (reason: string): string =>
  page(`
    <h1>Sandbox Bank</h1>
    <p>${escapeHtml(reason)}</p>`)

/** The page loads nothing, and its form leads only back to the bank and from there to the shop. */
export const bankPolicy = (returnOrigin: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${returnOrigin}; base-uri 'none'; frame-ancestors 'none'`

const page = (content: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Sandbox Bank</title>
    <style>
      :root { color-scheme: dark }
      * { box-sizing: border-box }
      body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem;
        background: radial-gradient(60rem 40rem at 50% -10rem, #16233c, #070a12); color: #e8eef8;
        font: 1rem/1.6 system-ui, sans-serif }
      main { width: 100%; max-width: 26rem; padding: 2rem; border: 1px solid #1c2740; border-radius: 0.75rem;
        background: #0d1320; box-shadow: 0 24px 64px -24px #000c }
      .eyebrow { margin: 0 0 0.5rem; color: #ffab52; font: 0.75rem/1rem ui-monospace, monospace;
        letter-spacing: 0.1em; text-transform: uppercase }
      h1 { margin: 0 0 0.75rem; font-size: 1.75rem; line-height: 1.2 }
      p { margin: 0; color: #9fb0cc }
      dl { margin: 1.5rem 0; border-block: 1px solid #1c2740 }
      dl div { display: flex; justify-content: space-between; gap: 1.5rem; padding: 0.75rem 0 }
      dl div + div { border-top: 1px solid #1c2740 }
      dt { color: #9fb0cc }
      dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere }
      form { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem }
      button { min-height: 2.75rem; border: 1px solid #4dd8ff; border-radius: 0.375rem; background: #4dd8ff;
        color: #04121a; font: inherit; font-weight: 600; cursor: pointer }
      button.quiet { border-color: #5a6f98; background: transparent; color: #e8eef8 }
      button:hover { filter: brightness(1.12) }
      button:focus-visible { outline: 2px solid #7fe6ff; outline-offset: 3px }
    </style>
  </head>
  <body>
    <main>${content}
    </main>
  </body>
</html>
`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
