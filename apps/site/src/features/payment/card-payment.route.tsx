import { paths } from '@meridian/contract/paths/paths'
import { cardChargeMachine } from '@meridian/flows/card-charge'
import { selectCardChargeView } from '@meridian/flows/card-charge/view'
import { CardPaymentScreen, type CardFieldName } from '@meridian/ui/screens/card-payment'
import { Elements } from '@stripe/react-stripe-js'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { CardField, MethodMaker, type CreateMethod } from './card-fields.tsx'
import { cardAppearance } from './card-provider.ts'
import { askBank, chargeCard } from './charge-card.ts'
import { payerLabel, PaymentBoundary, paymentPage, shownStatus, type PaymentProps } from './payment-page.tsx'
import { forgetAttempts, saveCardName, readCardName } from './purchase-attempt.ts'
import { useOrder } from './order.ts'
import type { PaymentResult } from './request-succeeded.route.tsx'
import { useCardProvider } from './use-card-provider.ts'

/** Takes a card and charges it at once. */
export const Component = paymentPage(CardPayment)

/** Runs the card flow: the provider makes a payment method, and our server charges it. */
function CardPayment({ item, payer, signedOut, onProcessing }: PaymentProps) {
  const { loadCards, queryClient, tab } = useServices()
  const navigate = useNavigate()
  const create = useRef<CreateMethod>(null)
  const { api, order, outcome, handlers } = useOrder(item, payer)
  const { view, send } = useFlow(cardChargeMachine, {
    input: { ...order, name: readCardName(tab, order.attempt) },
    actors: {
      createMethod: async ({ input }) => create.current?.(input) ?? { status: 'notLoaded' },
      payWithCard: ({ input }) => chargeCard(api, input),
      askBank: async ({ input }) => askBank(await loadCards(), input.clientSecret),
      outcome,
    },
    on: {
      ...handlers,
      'payment.paid': ({ amountCents }) => {
        forgetAttempts(tab)
        void queryClient.invalidateQueries()
        // Back must not lead to the form of a paid item.
        const state: PaymentResult = { item, amountCents }
        void navigate(paths.requestSucceeded, { replace: true, state })
      },
    },
    view: selectCardChargeView,
  })
  const { provider, onProviderReady, reload } = useCardProvider(send)
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<CardFieldName, string>>>({})
  const [elementOptions] = useState(() => ({ appearance: cardAppearance() }))
  const onFieldError = useCallback(
    (field: CardFieldName, message: string | undefined) =>
      setFieldErrors(({ [field]: _before, ...others }) =>
        message ? { ...others, [field]: message } : others,
      ),
    [],
  )
  return (
    <PaymentBoundary status={view.status} message={view.message} onProcessing={onProcessing}>
      <Elements stripe={provider} options={elementOptions}>
        <MethodMaker createRef={create} onError={onFieldError} />
        <CardPaymentScreen
          item={item}
          payer={payerLabel(payer?.user ?? null)}
          {...view}
          status={shownStatus(view.status, { signedOut })}
          signedOut={signedOut}
          fieldErrors={fieldErrors}
          renderInput={
            provider
              ? (field, inputProps) => (
                  <CardField
                    field={field}
                    {...inputProps}
                    disabled={view.status === 'processing'}
                    onReady={onProviderReady}
                    onError={onFieldError}
                  />
                )
              : undefined
          }
          onNameChange={(typed) => {
            saveCardName(tab, order.attempt, typed)
            send({ type: 'name.changed', name: typed })
          }}
          onPay={() => send({ type: 'payment.submit' })}
          onRetry={reload}
        />
      </Elements>
    </PaymentBoundary>
  )
}
