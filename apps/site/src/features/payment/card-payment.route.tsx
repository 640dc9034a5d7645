import { priceText, toDollars } from '@meridian-2117/contract/money/pricing'
import { paths } from '@meridian-2117/contract/paths/paths'
import { cardPaymentMachine } from '@meridian-2117/flows/card-payment'
import { selectCardPaymentView } from '@meridian-2117/flows/card-payment/view'
import { CardPaymentScreen, type CardFieldName } from '@meridian-2117/ui/screens/card-payment'
import { useCallback, useRef, useState } from 'react'
import { useFlow } from '../../lib/flows/use-flow.ts'
import type { CreateMethod } from '../../lib/services/card-provider.ts'
import { useServices } from '../../lib/services/services-context.tsx'
import { chargeCardOf } from './charge-card.ts'
import { playerLabel, PaymentBoundary, paymentPage, type PaymentProps } from './payment-page.tsx'
import { saveCardName, readCardName } from './purchase-attempt.ts'
import { useOrder, usePageEvents } from './use-order.ts'
import type { PaymentResult } from './request-succeeded.route.tsx'
import { useCardProvider } from './use-card-provider.ts'

/** Takes a card and charges it at once. */
export const Component = paymentPage(CardPayment)

/** Runs the card flow: the provider makes a payment method, and our server charges it. */
function CardPayment(props: PaymentProps) {
  const { item, session } = props
  const { loadCards, tab } = useServices()
  const create = useRef<CreateMethod>(null)
  const { api, order, outcome, handlers } = useOrder(props, (amountCents) => {
    const state: PaymentResult = { item, amountCents }
    const message = { key: 'cardPaid', parts: [priceText(toDollars(amountCents))] } as const
    return { message, to: paths.requestSucceeded, state }
  })
  const { view, send } = useFlow(cardPaymentMachine, {
    input: { ...order, name: readCardName(tab, order.attempt) },
    actors: {
      createMethod: async ({ input }) => create.current?.(input) ?? { status: 'notLoaded' },
      chargeCard: ({ input }) => chargeCardOf(api, input),
      askBank: async ({ input }) => (await loadCards()).askBank(input.clientSecret),
      outcome,
    },
    on: handlers,
    view: selectCardPaymentView,
  })
  usePageEvents(send, props.current)
  const { provider, attempt, retry, ...loadEvents } = useCardProvider(send)
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<CardFieldName, string>>>({})
  const onFieldError = useCallback(
    (field: CardFieldName, message: string | undefined) =>
      setFieldErrors(({ [field]: _before, ...others }) =>
        message ? { ...others, [field]: message } : others,
      ),
    [],
  )
  return (
    <PaymentBoundary status={view.status} message={view.message}>
      <CardPaymentScreen
        item={item}
        player={playerLabel(session?.player ?? null)}
        {...view}
        fieldErrors={fieldErrors}
        {...(provider && {
          renderFields: (fields) => (
            <provider.CardFields key={attempt} createRef={create} onError={onFieldError} {...loadEvents}>
              {fields}
            </provider.CardFields>
          ),
          renderInput: (field, inputProps) => (
            <provider.CardField field={field} {...inputProps} disabled={view.status === 'processing'} />
          ),
        })}
        onNameChange={(typed) => {
          saveCardName(tab, order.attempt, typed)
          send({ type: 'name.changed', name: typed })
        }}
        onPay={() => send({ type: 'payment.submit' })}
        onRetry={() => {
          setFieldErrors({})
          retry()
        }}
      />
    </PaymentBoundary>
  )
}
