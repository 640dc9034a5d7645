import type { FastifyPluginAsync } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { SocialService } from '../shared/social-calls.ts'
import { createCardNetwork, type CardIntent, type IntentOrder } from './card-network.ts'
import { cardRoutes, type SandboxPluginOptions } from './card-routes.ts'
import { refuseStrangers } from './host-check.ts'
import { mailRoutes } from './mail-routes.ts'
import { socialRoutes } from './social-routes.ts'
import type { MailMessage, SandboxStorage } from './storage.ts'

export interface SandboxOptions {
  storage: SandboxStorage
  /** The sandbox replaces these services, and answers only at their addresses. */
  services: readonly (SocialService | 'cards' | 'mail')[]
  /** Returns epoch `ms`. */
  now?: () => number
}

/** A payment in the form that the server expects of a card provider. */
export interface SandboxPayment {
  id: string
  clientSecret: string
  amountCents: number
  currency: string
  status: 'open' | 'succeeded' | 'canceled' | 'refunded'
  dispute?: CardIntent['dispute']
}

/** Creates the services that replace Stripe, Google, Discord and a mail server. They need no account and no network. */
export function createSandbox({ storage, services, now = Date.now }: SandboxOptions) {
  const network = createCardNetwork({
    store: storage.intents,
    newId: () => randomBytes(18).toString('base64url'),
  })

  const plugin: FastifyPluginAsync<SandboxPluginOptions> = async (app, { onPaymentChange }) => {
    app.addHook('onRequest', refuseStrangers)
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    if (services.includes('cards')) cardRoutes(app, { network, onPaymentChange, now })
    for (const service of ['google', 'discord'] as const) {
      if (services.includes(service)) socialRoutes(app, { service, grants: storage.grants, now })
    }
    if (services.includes('mail')) mailRoutes(app, storage.mails)
  }

  return {
    /** Serves the pages and APIs of the sandbox, without a prefix. */
    plugin,

    sendMail: async ({ to, subject, html }: MailMessage): Promise<void> => {
      storage.mails.add({ to, subject, html }, now())
    },

    cards: {
      name: 'sandbox' as const,
      /** Rejects with an error that has the refusal's `code`. */
      async open(order: IntentOrder): Promise<SandboxPayment> {
        const created = await network.createIntent(order)
        if (!created.ok) throw Object.assign(new Error(created.error.message), { code: created.error.code })
        return paymentOf(created.intent)
      },
      async read(id: string): Promise<SandboxPayment | undefined> {
        const intent = await network.readIntent(id)
        return intent && paymentOf(intent)
      },
      async charge(id: string, paymentMethod: string) {
        const intent = await network.readIntent(id)
        if (!intent) throw new Error('The sandbox knows no such payment')
        const { clientSecret } = intent
        const result = await network.confirm({ clientSecret, nowMs: now(), paymentMethod })
        // A payment that was closed meanwhile is returned with its status.
        if (!result.ok && result.error.code !== 'payment_intent_unexpected_state')
          return { refusal: result.error.message }
        const after = result.intent ?? intent
        return { payment: paymentOf(after), requiresAction: after.status === 'requires_action' }
      },
      /** Returns a payment that was paid meanwhile as paid. */
      async cancel(id: string): Promise<SandboxPayment> {
        const result = await network.cancelIntent(id)
        if (!result.intent) throw new Error('The sandbox knows no such payment')
        return paymentOf(result.intent)
      },
      async refund(id: string) {
        const result = await network.refundIntent(id)
        if (!result.ok) throw new Error(result.error.message)
        return 'refunded' as const
      },
    },
  }
}

export type Sandbox = ReturnType<typeof createSandbox>

function paymentOf({ id, clientSecret, amountCents, currency, status, dispute }: CardIntent): SandboxPayment {
  const isOpen = status === 'requires_payment_method' || status === 'requires_action'
  return {
    id,
    clientSecret,
    amountCents,
    currency,
    status: isOpen ? 'open' : status,
    ...(dispute && { dispute }),
  }
}
