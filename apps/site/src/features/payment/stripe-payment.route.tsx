import { intentPaymentMachine } from '@meridian/flows/intent-payment'
import { intentPaymentIntents, selectIntentPaymentView } from '@meridian/flows/intent-payment/view'
import { StripePaymentScreen } from '@meridian/ui/screens/stripe-payment'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { CardForm, type ConfirmPayment } from './card-form.tsx'
import { paidReturn } from './dashboard-return.ts'
import { openIntent, useOrder } from './order.ts'
import { payerLabel, PaymentBoundary, paymentPage, shownStatus, type PaymentProps } from './payment-page.tsx'
import { useCardProvider } from './use-card-provider.ts'

export const Component = paymentPage(StripePayment)

/** Runs the intent flow: the intent comes from the API, the confirmation from the card form. */
function StripePayment({ item, payer, signedOut, onProcessing }: PaymentProps) {
  const navigate = useNavigate()
  const confirm = useRef<ConfirmPayment>(null)
  const { api, order, outcome, handlers } = useOrder(item, payer)
  const { view, send, onPay, onRetry } = useFlow(intentPaymentMachine, {
    input: order,
    actors: {
      createIntent: ({ input, signal }) => openIntent(api, input, { signal }),
      confirmPayment: async ({ input }) => confirm.current?.(input) ?? { status: 'notSent' },
      outcome,
    },
    on: {
      ...handlers,
      'payment.paid': ({ amountCents, paymentId }) =>
        // Back must not lead to the form of a paid item.
        void navigate(paidReturn(amountCents, paymentId), { replace: true }),
    },
    view: selectIntentPaymentView,
    intents: intentPaymentIntents,
  })
  const { provider, reload, onProviderReady, onProviderFailed } = useCardProvider(send)
  const { clientSecret, ...payment } = view
  return (
    <PaymentBoundary status={view.status} message={view.message} onProcessing={onProcessing}>
      <StripePaymentScreen
        item={item}
        payer={payerLabel(payer?.user ?? null)}
        {...payment}
        status={shownStatus(view.status, { signedOut })}
        signedOut={signedOut}
        onPay={onPay}
        // The provider or the intent failed to load.
        onRetry={view.status === 'unloaded' ? reload : onRetry}
        form={
          provider &&
          clientSecret && (
            <CardForm
              provider={provider}
              clientSecret={clientSecret}
              confirmRef={confirm}
              onReady={onProviderReady}
              onLoadError={onProviderFailed}
            />
          )
        }
      />
    </PaymentBoundary>
  )
}
