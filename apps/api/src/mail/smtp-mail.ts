import { isLocalHost } from '@meridian/sandbox/server/local-host'
import { createTransport } from 'nodemailer'

/** Has one recipient. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A mail server or the sandbox delivers mails. */
export interface MailService {
  /** Resolves when the mail is accepted for delivery; else rejects. */
  send(mail: Mail): Promise<void>
}

/** Milliseconds for each step of a mail server. */
const timeoutMs = 20_000

/** Suppresses holiday notes and other automatic replies (RFC 3834); the second header is for Exchange. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * Sends mails through an SMTP server, such as `smtps://user:password@mail.example.com`. `from` is the sender's address.
 * A login uses TLS, except to this computer.
 */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailService {
  const { username, hostname } = new URL(url)
  const transport = createTransport({
    url,
    requireTLS: username !== '' && !isLocalHost(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, headers, from: { name: 'Meridian 2117', address: from } })
    },
  }
}
