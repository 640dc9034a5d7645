import { escapeHtml } from '@meridian-2117/contract/html/html'

/** Inline styles, since mail programs ignore others. */
export const mailStyles = {
  lead: 'margin:0 0 24px;color:#c3cfe4',
  note: 'color:#9fb0cc;font-size:14px',
  link: 'color:#4dd8ff;word-break:break-all',
} as const

/** Builds the HTML of a mail, for old mail programs too. `content` is HTML, `title` and `heading` are plain words. */
export const mailPage = (title: string, heading: string, content: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <title>${escapeHtml(title)}</title>
  </head>
  <body style="margin:0;padding:12px;background:#070a12;color:#e8eef8;font:16px/1.6 system-ui,sans-serif">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#0d1320;border:1px solid #1c2740;border-radius:12px"><tr><td style="padding:28px 24px">
        <p style="margin:0 0 8px;color:#4dd8ff;font-weight:600;letter-spacing:.08em">MERIDIAN 2117</p>
        <h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>
${content}
      </td></tr></table>
    </td></tr></table>
  </body>
</html>
`

/** Builds the button of a mail. `href` is escaped. */
export const mailButton = (href: string, text: string): string =>
  `        <p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#4dd8ff;color:#04121a;font-weight:600;text-decoration:none">${text}</a></p>`
