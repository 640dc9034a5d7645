import { EventEmitter, once } from 'node:events'
import type { Mail, MailService } from '../src/mail/smtp-mail.ts'

/** A mail service in memory. */
export class FakeMail implements MailService {
  readonly sent: Mail[] = []
  /** Every mail is refused while it is set. */
  failing = false
  readonly #events = new EventEmitter()

  async send(mail: Mail): Promise<void> {
    if (this.failing) throw new Error('The mail server is away')
    this.sent.push(mail)
    this.#events.emit('sent')
  }

  /** The mail after so many others, once it has been sent. */
  async after(count: number): Promise<Mail> {
    while (this.sent.length <= count) await once(this.#events, 'sent')
    const mail = this.sent[count]
    if (!mail) throw new Error('No mail')
    return mail
  }
}
