import { createPaymentIntent, type Item, type User } from '@meridian/contract'
import { paymentCurrency } from '@meridian/contract/rules/pricing'
import {
  paymentMachine,
  type ConfirmPaymentAnswer,
  type ConfirmPaymentInput,
  type PaymentOrder,
} from '@meridian/flows/payment'
import { selectPaymentView, type PaymentView } from '@meridian/flows/payment/view'
import { showToast } from '@meridian/ui/lib/toast'
import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useServices } from '../services/services-context.tsx'
import { createConfirmSlot, type ConfirmSlot } from '../payment/confirm-slot.ts'
import { purchaseAttempt } from '../payment/purchase-attempt.ts'

export interface Payment {
  view: PaymentView
  /** Filled by the card form. */
  slot: ConfirmSlot
  onProviderReady: () => void
  onProviderFailed: () => void
  onPay: () => void
  onRetry: () => void
}

/** Runs the payment flow for one item: the intent comes from the API, the confirmation from the card form. */
export function usePayment(item: Item, user: User | null): Payment {
  const { api, tab } = useServices()
  const [slot] = useState(createConfirmSlot)
  const [attempt] = useState(() => (user ? purchaseAttempt(tab, user.id, item.id) : ''))

  const machine = useMemo(
    () =>
      paymentMachine.provide({
        actors: {
          createIntent: fromPromise<{ clientSecret?: string }, PaymentOrder>(
            async ({ input: order, signal }) => {
              const { clientSecret } = await api(
                createPaymentIntent,
                {
                  body: {
                    amountCents: order.amountCents,
                    currency: paymentCurrency,
                    userId: order.userId,
                    email: order.email ?? '',
                    productId: order.item.id,
                    title: order.item.title ?? '',
                    serialNumber: order.item.serialNumber ?? '',
                  },
                  idempotencyKey: order.attempt,
                },
                { signal },
              )
              return clientSecret ? { clientSecret } : {}
            },
          ),
          confirmPayment: fromPromise<ConfirmPaymentAnswer, ConfirmPaymentInput>(({ input }) =>
            slot.confirm(input),
          ),
        },
      }),
    [api, slot],
  )
  const actor = useActorRef(machine, { input: { item, user, attempt } })
  const view = useSelector(actor, selectPaymentView, shallowEqual)

  useLayoutEffect(() => {
    const toasts = actor.on('toast', ({ tone, text }) => showToast({ tone, text }))
    return () => toasts.unsubscribe()
  }, [actor])

  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'page.restored' })
    }
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [actor])

  return {
    view,
    slot,
    onProviderReady: useCallback(() => actor.send({ type: 'provider.ready' }), [actor]),
    onProviderFailed: useCallback(() => actor.send({ type: 'provider.failed' }), [actor]),
    onPay: () => actor.send({ type: 'payment.submit' }),
    onRetry: () => actor.send({ type: 'payment.retry' }),
  }
}
