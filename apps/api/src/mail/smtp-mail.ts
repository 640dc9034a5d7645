import { isLocalHost } from '@meridian/sandbox/server/local-host'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'

/** Has one recipient. */
export interface Mail {
  to: string
  /** @default the sender */
  replyTo?: string
  subject: string
  text: string
  html: string
}

/** A mail server or the sandbox delivers mails. */
export interface MailService {
  /**
   * Resolves when the mail is accepted for delivery; else rejects. May try again over minutes, until the signal aborts.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>
}

export interface SmtpOptions {
  url: string
  from: string
  /** Milliseconds before each further try. @default a minute, five and fifteen */
  pausesMs?: readonly number[]
}

/** Milliseconds for each step of a mail server. */
const timeoutMs = 20_000

/** Milliseconds before each further try of a mail that its server may take later. */
const laterMs = [60_000, 300_000, 900_000]

/** Suppresses holiday notes and other automatic replies (RFC 3834); the second header is for Exchange. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * Sends mails through an SMTP server, such as `smtps://user:password@mail.example.com`. `from` is the sender's address.
 * A login uses TLS, except to this computer.
 */
export function createSmtpMail({ url, from, pausesMs = laterMs }: SmtpOptions): MailService {
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
  async function send(mail: Mail, signal: AbortSignal | undefined, [pauseMs, ...later]: readonly number[]) {
    try {
      const to = recipient(mail.to)
      await transport.sendMail({ ...mail, to, headers, from: { name: 'Meridian 2117', address: from } })
    } catch (error) {
      if (pauseMs === undefined || signal?.aborted || !isForNow(error)) throw error
      await pause(pauseMs, undefined, { signal }).catch(() => {
        throw error
      })
      await send(mail, signal, later)
    }
  }

  return { send: (mail, signal) => send(mail, signal, pausesMs) }
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
