import { mailPaths, type SandboxMails } from '@meridian/sandbox/shared/mail-wire'
import { slownessMs, troubles } from '@meridian/sandbox/shared/trouble'
import type { FastifyReply } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Database } from '../database/open.ts'
import { Refusal } from '../http/refusal.ts'
import type { MailService } from '../mail/mail-service.ts'
import { mailPage, outboxPage, outboxPolicy, outboxRefusalPage } from './outbox-page.ts'
import { createSandboxMailStore } from './sandbox-mail.store.ts'

/**
 * Takes a mail server's place where SMTP_URL is not set (decisions, Outside services): mails wait in an outbox that
 * everybody may read. A closed one keeps and shows nothing, since links to new passwords would lie open in it.
 */
export function createSandboxMail({
  db,
  closed = false,
}: {
  db: Database
  /** Others than the people at this machine reach it. */
  closed?: boolean
}): MailService {
  const mails = createSandboxMailStore(db)

  return {
    send: async ({ to, subject, html }) => {
      if (!closed) await mails.add({ to, subject, html })
    },
    routes: async (app) => {
      app.get(mailPaths.list, async (): Promise<SandboxMails> => {
        if (closed) throw new Refusal(403, 'forbidden', closedReason)
        return { mails: await mails.list() }
      })

      app.get(mailPaths.outbox, async ({ query }, reply) => {
        if (closed) return show(reply, 403, outboxRefusalPage(closedReason))
        const { trouble } = z.parse(troubleSchema, query)
        if (trouble === 'slow') await pause(slownessMs)
        return trouble === 'failing'
          ? show(reply, 502, outboxRefusalPage(failing))
          : show(reply, 200, outboxPage(await mails.list()))
      })

      app.get(mailPaths.mail, async (request, reply) => {
        if (closed) return show(reply, 403, outboxRefusalPage(closedReason))
        const params = z.safeParse(idSchema, request.params)
        const mail = params.success ? await mails.byId(params.data.id) : undefined
        return mail ? show(reply, 200, mailPage(mail)) : show(reply, 404, outboxRefusalPage(unknown))
      })
    },
  }
}

const idSchema = z.object({ id: z.uuid() })
const troubleSchema = z.object({ trouble: z.catch(z.enum(troubles), 'none') })

const closedReason =
  'The outbox is closed, because this preview can be reached from elsewhere: mails are thrown away. Set SMTP_URL to have them sent.'
const unknown = 'There is no such mail.'
const failing = 'The mail server fails, as the sandbox was asked to play it. No mail has arrived.'

const show = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': outboxPolicy })
    .send(html)
