import { isLocalHost } from '@meridian-2117/sandbox/server/local-host'
import { createTransport } from 'nodemailer'
import PQueue from 'p-queue'

/** Has one recipient. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A mail server or the sandbox delivers mails. */
export interface MailService {
  /** Resolves when the mail is accepted for delivery; else rejects, with a DelayedMail if that may happen later. */
  send(mail: Mail): Promise<void>
}

/** The mail server may take this mail later. */
export class DelayedMail extends Error {
  readonly mail: Mail

  constructor(mail: Mail, cause: unknown) {
    super('The mail server takes no mail for now', { cause })
    this.mail = mail
  }
}

export interface SmtpOptions {
  url: string
  from: string
}

/** Milliseconds for each step of a mail server. */
const timeoutMs = 20_000

/** A mail server refuses more connections of one client at once. */
const connectionsAtOnce = 5

/** Suppresses holiday notes and other automatic replies (RFC 3834); the second header is for Exchange. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * Sends mails through an SMTP server, such as `smtps://user:password@mail.example.com`. `from` is the sender's address.
 * A login uses TLS, except to this computer.
 */
export function createSmtpMail({ url, from }: SmtpOptions): MailService {
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
  const queue = new PQueue({ concurrency: connectionsAtOnce })
  async function send(mail: Mail): Promise<void> {
    try {
      const to = recipient(mail.to)
      await transport.sendMail({ ...mail, to, headers, from: { name: 'Meridian 2117', address: from } })
    } catch (error) {
      throw isForNow(error) ? new DelayedMail(mail, error) : error
    }
  }
  return { send: (mail) => queue.add(() => send(mail)) }
}

/** Returns an e-mail as one address; nodemailer reads a text as a list with names. */
function recipient(address: string) {
  // nodemailer drops these signs, so the mail would reach another mailbox.
  if (/[<>]/.test(address)) throw new Error('An e-mail with an angle bracket gets no mail')
  return { name: '', address }
}

/** Returns whether a mail server may take the mail later: it says so by a status from 400 to 499, or is not there. */
const isForNow = (error: unknown): boolean =>
  error instanceof Error &&
  ('responseCode' in error
    ? Number(error.responseCode) < 500
    : 'code' in error &&
      ['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ESOCKET', 'ETIMEDOUT'].includes(String(error.code)))
