import { isLocalHost } from '@meridian/sandbox/server/local-host'
import { createTransport } from 'nodemailer'

/** A mail to one recipient. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Delivers mails: a mail server, or the sandbox. */
export interface MailService {
  /** Resolves when the mail is accepted for delivery; rejects when it is not. */
  send(mail: Mail): Promise<void>
}

/** Milliseconds that a mail server may take for each step. */
const timeoutMs = 20_000

/** Asks for no holiday notes and the like in return (RFC 3834); the second is for Exchange. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * Sends mails through an SMTP server, such as `smtps://user:password@mail.example.com`. `from` is the sender's address.
 * A login goes over TLS alone, except to this machine.
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
