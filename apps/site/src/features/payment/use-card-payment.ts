import type { Item, User } from '@meridian/contract'
import { paths } from '@meridian/contract/rules/paths'
import {
  cardChargeMachine,
  type CreateMethodAnswer,
  type CreateMethodInput,
} from '@meridian/flows/card-charge'
import { selectCardChargeView } from '@meridian/flows/card-charge/view'
import { orderFrom } from '@meridian/flows/shared/order'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createCallSlot } from './call-slot.ts'
import { askBank, chargeCard } from './charge-card.ts'
import { openIntent } from './open-intent.ts'
import type { PaymentResult } from './payment-result.ts'
import {
  forgetAttempts,
  keepName,
  keptName,
  markAttempt,
  purchaseAttempt,
  wasSent,
} from './purchase-attempt.ts'
import { readOutcome } from './read-outcome.ts'
import { useCardProvider } from './use-card-provider.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { useFlow } from '../../lib/flows/use-flow.ts'

/** Runs the card page for one item: the provider makes a payment method, our server charges it. */
export function useCardPayment(item: Item, user: User | null) {
  const { api, loadCards, queryClient, tab } = useServices()
  const navigate = useNavigate()
  const [slot] = useState(() =>
    createCallSlot<CreateMethodInput, CreateMethodAnswer>({ status: 'notLoaded' }),
  )
  const [input] = useState(() => {
    const attempt = purchaseAttempt(tab, user?.id ?? '', item.id)
    return { item, user, attempt, sent: wasSent(tab, attempt), name: keptName(tab, attempt) }
  })

  // The same attempt opens the same payment, of which the card provider can be asked.
  const openAgain = async (signal: AbortSignal) => {
    const order = orderFrom(input)
    return order ? openIntent(api, order, { signal }) : {}
  }

  const { view, send } = useFlow(cardChargeMachine, {
    input,
    actors: {
      createMethod: (given) => slot.call(given),
      payWithCard: (given) => chargeCard(api, given),
      askBank: async ({ clientSecret }) => askBank(await loadCards(), clientSecret),
      readOutcome: (given, signal) => readOutcome({ api, loadCards }, () => openAgain(signal), given, signal),
    },
    on: {
      'attempt.sent': ({ attempt }) => markAttempt(tab, attempt, true),
      'attempt.open': ({ attempt }) => markAttempt(tab, attempt, false),
      'payment.paid': ({ amountCents }) => {
        forgetAttempts(tab)
        void queryClient.invalidateQueries()
        // Nobody goes back to a form whose item is paid.
        const state: PaymentResult = { item, amountCents }
        void navigate(paths.requestSucceeded, { replace: true, state })
      },
    },
    view: selectCardChargeView,
  })

  const { provider, onProviderReady, reload } = useCardProvider(send)

  return {
    view,
    provider,
    slot,
    onProviderReady,
    onNameChange: (name: string) => {
      keepName(tab, input.attempt, name)
      send({ type: 'name.changed', name })
    },
    onPay: () => send({ type: 'payment.submit' }),
    onRetry: reload,
  }
}
