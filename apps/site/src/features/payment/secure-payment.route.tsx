import { paths } from '@meridian-2117/contract/paths/paths'
import { securePaymentMachine } from '@meridian-2117/flows/secure-payment'
import { securePaymentIntents, selectSecurePaymentView } from '@meridian-2117/flows/secure-payment/view'
import { SecurePaymentScreen } from '@meridian-2117/ui/screens/secure-payment'
import { useRef } from 'react'
import { useFlow } from '../../lib/flows/use-flow.ts'
import type { ConfirmPayment } from '../../lib/services/card-provider.ts'
import { dashboardReturn } from './dashboard-return.ts'
import { openPaymentOf, useOrder, usePageEvents } from './use-order.ts'
import { playerLabel, PaymentBoundary, paymentPage, type PaymentProps } from './payment-page.tsx'
import { useCardProvider } from './use-card-provider.ts'

export const Component = paymentPage(SecurePayment)

/** Runs the intent flow: the intent comes from the API, the confirmation from the card form. */
function SecurePayment(props: PaymentProps) {
  const { item, session } = props
  const confirm = useRef<ConfirmPayment>(null)
  const { api, order, outcome, handlers } = useOrder(props, () => ({
    message: { key: 'returnedPaid' },
    to: paths.dashboard,
  }))
  const { view, send, onPay, onRetry } = useFlow(securePaymentMachine, {
    input: order,
    actors: {
      openPayment: ({ input, signal }) => openPaymentOf(api, input, { signal }),
      confirmPayment: async ({ input: { amountCents } }) =>
        confirm.current?.(dashboardReturn(window.location.origin, amountCents)) ?? { status: 'notSent' },
      outcome,
    },
    on: handlers,
    view: selectSecurePaymentView,
    intents: securePaymentIntents,
  })
  usePageEvents(send, props.current)
  const { provider, attempt, retry, ...loadEvents } = useCardProvider(send)
  const { clientSecret, ...payment } = view
  return (
    <PaymentBoundary status={view.status} message={view.message}>
      <SecurePaymentScreen
        item={item}
        player={playerLabel(session?.player ?? null)}
        {...payment}
        onPay={onPay}
        // The provider failed to load, or the payment to open.
        onRetry={view.status === 'providerFailed' ? retry : onRetry}
        form={
          provider &&
          clientSecret && (
            <provider.PaymentForm
              // Another payment, or another try, needs another form.
              key={`${attempt}:${clientSecret}`}
              clientSecret={clientSecret}
              confirmRef={confirm}
              {...loadEvents}
            />
          )
        }
      />
    </PaymentBoundary>
  )
}
