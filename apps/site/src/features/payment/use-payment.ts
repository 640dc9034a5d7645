import type { Item, User } from '@meridian/contract'
import {
  intentPaymentMachine,
  type ConfirmPaymentAnswer,
  type ConfirmPaymentInput,
} from '@meridian/flows/intent-payment'
import { intentPaymentIntents, selectIntentPaymentView } from '@meridian/flows/intent-payment/view'
import { orderFrom } from '@meridian/flows/shared/order'
import { useState } from 'react'
import { createCallSlot } from './call-slot.ts'
import { dashboardReturn, paidReturn } from './dashboard-return.ts'
import { openIntent } from './open-intent.ts'
import { markAttempt, purchaseAttempt, wasSent } from './purchase-attempt.ts'
import { readOutcome } from './read-outcome.ts'
import { useCardProvider } from './use-card-provider.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** Runs the payment flow for one item: the intent comes from the API, the confirmation from the card form. */
export function usePayment(item: Item, user: User | null) {
  const { api, loadCards, tab } = useServices()
  const [slot] = useState(() =>
    createCallSlot<ConfirmPaymentInput, ConfirmPaymentAnswer>({ status: 'notSent' }),
  )
  const [attempt] = useState(() => (user ? purchaseAttempt(tab, user.id, item.id) : ''))
  const [sent] = useState(() => wasSent(tab, attempt))

  // The same attempt opens the same payment.
  const openAgain = async (signal: AbortSignal) => {
    const order = orderFrom({ item, user, attempt })
    return order ? openIntent(api, order, { signal }) : {}
  }

  const { view, send, ...intents } = useFlow(intentPaymentMachine, {
    input: { item, user, attempt, sent },
    actors: {
      createIntent: (order, signal) => openIntent(api, order, { signal }),
      confirmPayment: (input) => slot.call(input),
      readOutcome: (input, signal) => readOutcome({ api, loadCards }, () => openAgain(signal), input, signal),
    },
    on: {
      'attempt.sent': ({ attempt: sentAttempt }) => markAttempt(tab, sentAttempt, true),
      'attempt.open': ({ attempt: sentAttempt }) => markAttempt(tab, sentAttempt, false),
      'payment.paid': ({ amountCents, paymentId }) =>
        window.location.assign(paidReturn(dashboardReturn(window.location.origin, amountCents), paymentId)),
    },
    view: selectIntentPaymentView,
    intents: intentPaymentIntents,
  })

  const { reload, ...cards } = useCardProvider(send)

  return {
    view,
    slot,
    ...cards,
    ...intents,
    // What could not be had is the intent or the provider.
    onRetry: view.status === 'unloaded' ? reload : intents.onRetry,
  }
}
