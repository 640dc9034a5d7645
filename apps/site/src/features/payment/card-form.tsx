import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { ConfirmPaymentAnswer, ConfirmPaymentInput } from '@meridian/flows/intent-payment'
import type { Stripe } from '@stripe/stripe-js'
import { useImperativeHandle, useMemo, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { cardAppearance } from './card-provider.ts'
import { dashboardReturn, paidReturn } from './dashboard-return.ts'
import { providerRefusal } from './provider-refusal.ts'

/** Sends the fields to the card provider. */
export type ConfirmPayment = (input: ConfirmPaymentInput) => Promise<ConfirmPaymentAnswer>

export interface CardFormProps {
  provider: Stripe
  clientSecret: string
  /** Holds the call that confirms the payment, while the fields are on the page. */
  confirmRef: Ref<ConfirmPayment>
  onReady: () => void
  onLoadError: () => void
}

/** The card provider's own fields. */
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
  const navigate = useNavigate()
  useImperativeHandle<ConfirmPayment | null, ConfirmPayment | null>(
    confirmRef,
    () =>
      stripe &&
      elements &&
      (async ({ amountCents }) => {
        const returnUrl = dashboardReturn(window.location.origin, amountCents)
        const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
        if (error?.payment_intent?.status === 'succeeded') {
          // An earlier try was charged and its answer was lost: this is a success.
          void navigate(paidReturn(amountCents, error.payment_intent.id))
          return { status: 'redirecting' }
        }
        // Without an error the provider has redirected the browser.
        return error ? providerRefusal(error) : { status: 'redirecting' }
      }),
    [stripe, elements, navigate],
  )
  return <PaymentElement onReady={onReady} onLoadError={onLoadError} />
}
