import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { ConfirmPaymentAnswer, ConfirmPaymentInput } from '@meridian/flows/intent-payment'
import type { Stripe } from '@stripe/stripe-js'
import { useImperativeHandle, useMemo, type Ref } from 'react'
import { cardAppearance } from './card-provider.ts'
import { dashboardReturn } from './dashboard-return.ts'
import { outcomeOfError } from './provider-outcome.ts'

/** Sends the fields to the card provider. */
export type ConfirmPayment = (input: ConfirmPaymentInput) => Promise<ConfirmPaymentAnswer>

export interface CardFormProps {
  provider: Stripe
  clientSecret: string
  /** Receives the call that confirms the payment, while the fields are on the page. */
  confirmRef: Ref<ConfirmPayment>
  onReady: () => void
  onLoadError: () => void
}

export function CardForm({ provider, clientSecret, ...fields }: CardFormProps) {
  const options = useMemo(() => ({ clientSecret, appearance: cardAppearance() }), [clientSecret])
  return (
    <Elements stripe={provider} options={options}>
      <CardFields {...fields} />
    </Elements>
  )
}

function CardFields({ confirmRef, onReady, onLoadError }: Omit<CardFormProps, 'provider' | 'clientSecret'>) {
  const stripe = useStripe()
  const elements = useElements()
  useImperativeHandle<ConfirmPayment | null, ConfirmPayment | null>(
    confirmRef,
    () =>
      stripe &&
      elements &&
      (async ({ amountCents }) => {
        const returnUrl = dashboardReturn(window.location.origin, amountCents)
        const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
        // Without an error the provider has redirected the browser.
        return error ? outcomeOfError(error) : { status: 'redirecting' }
      }),
    [stripe, elements],
  )
  return <PaymentElement onReady={onReady} onLoadError={onLoadError} />
}
