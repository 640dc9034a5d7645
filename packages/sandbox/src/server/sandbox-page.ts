import { escapeHtml } from '@meridian-2117/contract/html/html'
import type { FastifyReply } from 'fastify'

/** A page of the sandbox loads nothing. Its form leads only back to it, and from there to the site. */
export interface SandboxPage {
  /** Shown as heading and as title of the document. */
  title: string
  /** Shown over the heading, such as "Approval needed". */
  eyebrow?: string
  /** HTML under the heading; use `escapeHtml` for texts of strangers. */
  content: string
}

export const sandboxPage = ({ title, eyebrow, content }: SandboxPage): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
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
      h2 { margin: 0; font-size: 1rem; line-height: 1.5 }
      a { color: #4dd8ff }
      ul { margin: 1.5rem 0 0; padding: 0; list-style: none; border-top: 1px solid #1c2740 }
      li { padding: 1rem 0; border-bottom: 1px solid #1c2740; overflow-wrap: anywhere }
      iframe { display: block; width: 100%; height: 34rem; margin-top: 1.5rem; border: 1px solid #1c2740; border-radius: 0.5rem }
      main:has(iframe) { max-width: 40rem; padding: 1.25rem }
      label { display: block; margin-top: 1.25rem; font-size: 0.875rem }
      input:not([type]), input[type='email'] { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.375rem;
        padding: 0 0.75rem; border: 1px solid #5a6f98; border-radius: 0.375rem; background: #070a12; color: inherit;
        font: inherit }
      label.tick { display: flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; margin-top: 0.5rem }
      input[type='checkbox'] { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: #4dd8ff }
      .answers { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; margin-top: 1.5rem }
      .answers > :only-child { grid-column: 1 / -1 }
      button { min-height: 2.75rem; border: 1px solid #4dd8ff; border-radius: 0.375rem; background: #4dd8ff;
        color: #04121a; font: inherit; font-weight: 600; cursor: pointer }
      button.quiet { border-color: #5a6f98; background: transparent; color: #e8eef8 }
      button:hover { filter: brightness(1.12) }
      :focus-visible { outline: 2px solid #7fe6ff; outline-offset: 3px }
    </style>
  </head>
  <body>
    <main>
    ${eyebrow ? `<p class="eyebrow">${escapeHtml(eyebrow)}</p>` : ''}
    <h1>${escapeHtml(title)}</h1>
    ${content}
    </main>
  </body>
</html>
`

export interface SandboxPageRights {
  returnOrigin?: string
  /** Hash of the only script that may run. */
  scriptHash?: string
}

const headersOf = ({ returnOrigin = '', scriptHash }: SandboxPageRights) => ({
  'cache-control': 'no-store, no-transform',
  'content-security-policy': [
    "default-src 'none'",
    // Firefox requests an icon for each page.
    "img-src 'self'",
    "style-src 'unsafe-inline'",
    ...(scriptHash === undefined ? [] : [`script-src 'sha256-${scriptHash}'`]),
    `form-action 'self' ${returnOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  // Without a referrer a browser sends `Origin: null` with a form.
  'referrer-policy': 'same-origin',
})

export const showPage = (
  reply: FastifyReply,
  status: number,
  html: string,
  rights: SandboxPageRights = {},
): FastifyReply => reply.code(status).type('text/html; charset=utf-8').headers(headersOf(rights)).send(html)
