/** A mail to one reader. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Takes mails: a mail server, or the sandbox. */
export interface MailService {
  /** Ends when the mail is taken for delivery, and rejects when it is not. */
  send(mail: Mail): Promise<void>
}
