import type { FastifyInstance, FastifyReply } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { mailPaths, type SandboxMails } from '../shared/mail-calls.ts'
import { slownessMs, serviceFaults } from '../shared/service-fault.ts'
import { mailPage, outboxPage, outboxPolicy, outboxRefusalPage } from './outbox-page.ts'
import type { SandboxStorage } from './storage.ts'

/** Serves the outbox, which everybody may read. A closed outbox refuses, as it would show links to new passwords. */
export function mailRoutes(
  app: FastifyInstance,
  { mails, closed }: { mails: SandboxStorage['mails']; closed: boolean },
): void {
  app.get(mailPaths.list, async (_request, reply): Promise<SandboxMails> => {
    if (!closed) return { mails: mails.list() }
    const body = { success: false, message: closedReason, error: closedReason, code: 'forbidden' }
    return reply.code(403).send(body)
  })

  app.get(mailPaths.outbox, async ({ query }, reply) => {
    if (closed) return show(reply, 403, outboxRefusalPage(closedReason))
    const { fault } = faultSchema.parse(query)
    if (fault === 'slow') await pause(slownessMs)
    return fault === 'failing'
      ? show(reply, 502, outboxRefusalPage(failing))
      : show(reply, 200, outboxPage(mails.list()))
  })

  app.get<{ Params: { id: string } }>(mailPaths.mail, async ({ params }, reply) => {
    if (closed) return show(reply, 403, outboxRefusalPage(closedReason))
    const mail = mails.read(params.id)
    return mail ? show(reply, 200, mailPage(mail)) : show(reply, 404, outboxRefusalPage(unknown))
  })
}

const faultSchema = z.object({ fault: z.enum(serviceFaults).catch('none') })

const closedReason =
  'The outbox is closed, because others can reach this preview. The server deletes mails; set SMTP_URL to send them.'
const unknown = 'There is no such mail.'
const failing = 'The sandbox simulates a failing mail server. No mail has arrived.'

const show = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store, no-transform', 'content-security-policy': outboxPolicy })
    .send(html)
