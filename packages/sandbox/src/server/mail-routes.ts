import type { FastifyInstance, FastifyReply } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { mailPaths, type SandboxMails } from '../shared/mail-calls.ts'
import { slownessMs, serviceFaults } from '../shared/service-fault.ts'
import { mailPage, outboxPage, outboxPolicy, outboxRefusalPage } from './outbox-page.ts'
import type { SandboxStorage } from './storage.ts'

/** Serves the outbox, which everybody may read. */
export function mailRoutes(app: FastifyInstance, mails: SandboxStorage['mails']): void {
  app.get(mailPaths.list, async (): Promise<SandboxMails> => ({ mails: mails.list() }))

  app.get(mailPaths.outbox, async ({ query }, reply) => {
    const { fault } = faultSchema.parse(query)
    if (fault === 'slow') await pause(slownessMs)
    return fault === 'failing'
      ? show(reply, 502, outboxRefusalPage(failing))
      : show(reply, 200, outboxPage(mails.list()))
  })

  app.get<{ Params: { id: string } }>(mailPaths.mail, async ({ params }, reply) => {
    const mail = mails.read(params.id)
    return mail ? show(reply, 200, mailPage(mail)) : show(reply, 404, outboxRefusalPage(unknown))
  })
}

const faultSchema = z.object({ fault: z.enum(serviceFaults).catch('none') })

const unknown = 'There is no such mail.'
const failing = 'The sandbox simulates a failing mail server. No mail has arrived.'

const show = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store, no-transform', 'content-security-policy': outboxPolicy })
    .send(html)
