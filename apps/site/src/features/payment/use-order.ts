import { checkPurchase, openPayment } from '@meridian-2117/contract'
import type { Message } from '@meridian-2117/contract/messages/message'
import { paymentCurrency } from '@meridian-2117/contract/money/pricing'
import { orderFrom, type Order, type OrderInput, type PageEvent } from '@meridian-2117/flows/shared/order'
import {
  outcomeMachine,
  type AttemptEvent,
  type Outcome,
  type PaidEvent,
  type ReadOutcomeInput,
} from '@meridian-2117/flows/shared/outcome'
import { readOutcome as readOutcomeFrom } from '@meridian-2117/flows/shared/read-outcome'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { useServices } from '../../lib/services/services-context.tsx'
import type { Api, CallOptions } from '../../lib/api/api-client.ts'
import type { CardProvider } from '../../lib/services/card-provider.ts'
import type { PaymentProps } from './payment-page.tsx'
import { forgetAttempt, markOpen, markSent, purchaseAttempt, wasSent } from './purchase-attempt.ts'

/** Returns the fields of an order that both payment calls send. */
export const orderFields = ({ amountCents, item, playerId, email }: Order) => ({
  amountCents,
  currency: paymentCurrency,
  playerId,
  email: email ?? '',
  itemId: item.id,
  title: item.title ?? '',
  serialNumber: item.serialNumber ?? '',
})

/** Opens the payment of an order at the card provider; the same attempt opens the same payment. */
export async function openPaymentOf(
  api: Api,
  order: Order,
  options: CallOptions,
): Promise<{ clientSecret?: string }> {
  const { clientSecret } = await api(
    openPayment,
    { body: orderFields(order), idempotencyKey: order.attempt },
    options,
  )
  return clientSecret ? { clientSecret } : {}
}

/** Finds out the outcome of a charge: asks our server, then the card provider. Rejects when neither knows it. */
export const readOutcome = (
  { api, loadCards }: { api: Api; loadCards: () => Promise<Pick<CardProvider, 'readOutcome'>> },
  reopenPayment: () => Promise<{ clientSecret?: string }>,
  { playerId, itemId, ...input }: ReadOutcomeInput,
  signal: AbortSignal,
): Promise<Outcome> =>
  readOutcomeFrom(
    {
      checkPurchase: () => api(checkPurchase, { body: { playerId, itemId } }, { signal }),
      openPayment: reopenPayment,
      readPayment: async (clientSecret) => (await loadCards()).readOutcome(clientSecret),
    },
    input,
  )

/** The message and the next page of a paid order. */
export interface PaidPage {
  message: Message
  to: string
  state?: unknown
}

/**
 * Returns the order of a payment page and its progress; a reload does not lose whether its attempt was sent. Its `api`
 * calls with the session that pays, even after another player or nobody is signed in. Both payment pages end here once they are paid.
 */
export function useOrder(
  { item, session, onReplaced }: PaymentProps,
  paidPage: (amountCents: number) => PaidPage,
) {
  const { loadCards, queryClient, sessions, tab, ...services } = useServices()
  const navigate = useNavigate()
  const player = session?.player ?? null
  const api: Api = (endpoint, request, options) => {
    const now = sessions.get()
    // The player may have a newer token.
    const paying = now && now.player.id === player?.id ? now : session
    return services.api(endpoint, request, { ...options, session: paying })
  }
  const [order] = useState((): OrderInput => {
    const attempt = purchaseAttempt(tab, player?.id ?? '', item.id)
    return { item, player, attempt, sent: wasSent(tab, attempt) }
  })
  return {
    api,
    order,
    outcome: outcomeMachine.provide({
      actors: {
        readOutcome: fromPromise(({ input, signal }) => {
          const reopenPayment = async () => {
            const opened = orderFrom(order)
            return opened ? openPaymentOf(api, opened, { signal }) : {}
          }
          return readOutcome({ api, loadCards }, reopenPayment, input, signal)
        }),
      },
    }),
    handlers: {
      'attempt.sent': ({ attempt, clientSecret }: Extract<AttemptEvent, { type: 'attempt.sent' }>) =>
        markSent(tab, attempt, clientSecret),
      'attempt.notCharged': ({ attempt }: AttemptEvent) => markOpen(tab, attempt),
      'order.replaced': onReplaced,
      'payment.paid': ({ attempt, amountCents }: PaidEvent) => {
        const { message, to, state } = paidPage(amountCents)
        showToast({ tone: 'success', message })
        forgetAttempt(tab, attempt)
        void queryClient.invalidateQueries()
        // Back must not lead to the form of a paid item.
        void navigate(to, { replace: true, state })
      },
    },
  }
}

/** Tells a payment flow who is signed in now, and what the item costs. */
export function usePageEvents(
  send: (event: PageEvent) => void,
  { playerId, amountCents }: PaymentProps['current'],
): void {
  useEffect(() => send({ type: 'session.changed', playerId }), [send, playerId])
  useEffect(() => send({ type: 'price.changed', amountCents }), [send, amountCents])
}
