import { escapeHtml } from '@meridian/contract/html/html'
import type { Mail } from './smtp-mail.ts'

/** Writes the mail with the link to a new password, as text and as HTML for old mail programs. */
export function resetMail(to: string, link: string): Mail {
  const href = escapeHtml(link)
  return {
    to,
    subject: 'Reset your Meridian 2117 password',
    text: `${lead}

${link}

${rules}
`,
    html: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <title>Reset your Meridian 2117 password</title>
  </head>
  <body style="margin:0;padding:12px;background:#070a12;color:#e8eef8;font:16px/1.6 system-ui,sans-serif">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#0d1320;border:1px solid #1c2740;border-radius:12px"><tr><td style="padding:28px 24px">
        <p style="margin:0 0 8px;color:#4dd8ff;font-weight:600;letter-spacing:.08em">MERIDIAN 2117</p>
        <h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">Reset Password</h1>
        <p style="margin:0 0 24px;color:#c3cfe4">${lead}</p>
        <p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#4dd8ff;color:#04121a;font-weight:600;text-decoration:none">Set a new password</a></p>
        <p style="margin:0 0 16px;color:#9fb0cc;font-size:14px">${rules}</p>
        <p style="margin:0;color:#9fb0cc;font-size:14px">If the button does not work, open this address:<br><a href="${href}" style="color:#4dd8ff;word-break:break-all">${href}</a></p>
      </td></tr></table>
    </td></tr></table>
  </body>
</html>
`,
  }
}

const lead = 'Somebody, hopefully you, asked for a new password for your Meridian 2117 account.'
const rules =
  'The link works once and for an hour. If it was not you, ignore this mail: your password stays as it is.'
