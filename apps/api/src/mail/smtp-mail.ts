import { createTransport } from 'nodemailer'
import type { MailService } from './mail-service.ts'

/** How long a mail server may take for each step, in `ms`. */
const timeoutMs = 20_000

/** Mails over SMTP, by an address such as `smtps://user:password@mail.example.com`. `from` is the sender's address. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailService {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, from: { name: 'Meridian 2117', address: from } })
    },
  }
}
