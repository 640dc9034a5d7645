import type { FastifyPluginAsync } from 'fastify'

/** A mail to one reader. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** What takes mails, with the routes that belong to it: none of a mail server, the outbox of the sandbox. */
export interface MailService {
  /** Ends when the mail is taken for delivery, and rejects when it is not. */
  send(mail: Mail): Promise<void>
  routes: FastifyPluginAsync
}
