import {
  intentPaymentMachine,
  type ConfirmPaymentAnswer,
  type ConfirmPaymentInput,
} from '@meridian/flows/intent-payment'
import { intentPaymentIntents, selectIntentPaymentView } from '@meridian/flows/intent-payment/view'
import { StripePaymentScreen } from '@meridian/ui/screens/stripe-payment'
import { useState } from 'react'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { createCallSlot } from './call-slot.ts'
import { CardForm } from './card-form.tsx'
import { dashboardReturn, paidReturn } from './dashboard-return.ts'
import { openIntent } from './open-intent.ts'
import { payerLabel, PaymentBoundary, paymentPage, type PaymentProps } from './payment-page.tsx'
import { useOrder } from './read-outcome.ts'
import { useCardProvider } from './use-card-provider.ts'

/** Secure card payment. */
export const Component = paymentPage(StripePayment)

/** The intent comes from the API, the confirmation from the card form. */
function StripePayment({ item, user }: PaymentProps) {
  const { api } = useServices()
  const [slot] = useState(() =>
    createCallSlot<ConfirmPaymentInput, ConfirmPaymentAnswer>({ status: 'notSent' }),
  )
  const { order, readOutcome, handlers } = useOrder(item, user)
  const { view, send, onPay, onRetry } = useFlow(intentPaymentMachine, {
    input: order,
    actors: {
      createIntent: (opened, signal) => openIntent(api, opened, { signal }),
      confirmPayment: (given) => slot.call(given),
      readOutcome,
    },
    on: {
      ...handlers,
      'payment.paid': ({ amountCents, paymentId }) =>
        window.location.assign(paidReturn(dashboardReturn(window.location.origin, amountCents), paymentId)),
    },
    view: selectIntentPaymentView,
    intents: intentPaymentIntents,
  })
  const { provider, reload, onProviderReady, onProviderFailed } = useCardProvider(send)
  const { clientSecret, ...payment } = view
  return (
    <PaymentBoundary status={view.status} message={view.message}>
      <StripePaymentScreen
        item={item}
        payer={payerLabel(user)}
        {...payment}
        onPay={onPay}
        // Either the provider failed to load, or the intent.
        onRetry={view.status === 'unloaded' ? reload : onRetry}
        form={
          provider &&
          clientSecret && (
            <CardForm
              provider={provider}
              clientSecret={clientSecret}
              slot={slot}
              onReady={onProviderReady}
              onLoadError={onProviderFailed}
            />
          )
        }
      />
    </PaymentBoundary>
  )
}
