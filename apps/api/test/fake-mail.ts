import { EventEmitter, once } from 'node:events'
import { DelayedMail, type Mail, type MailService } from '../src/mail/smtp-mail.ts'

export class FakeMail implements MailService {
  readonly sent: Mail[] = []
  /** Refuses every mail while it is set. */
  failing = false
  /** Takes every mail later while it is set. */
  delaying = false
  readonly #events = new EventEmitter()

  async send(mail: Mail): Promise<void> {
    if (this.failing) throw new Error('The mail server is away')
    if (this.delaying) throw new DelayedMail(mail, new Error('Come back later'))
    this.sent.push(mail)
    this.#events.emit('sent')
  }

  /** Waits for the mail after the first `count` ones. */
  async after(count: number): Promise<Mail> {
    while (this.sent.length <= count) await once(this.#events, 'sent')
    const mail = this.sent[count]
    if (!mail) throw new Error('No mail')
    return mail
  }
}
