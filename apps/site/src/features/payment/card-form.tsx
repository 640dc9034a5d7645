import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { ConfirmPaymentAnswer, ConfirmPaymentInput } from '@meridian/flows/intent-payment'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useMemo } from 'react'
import { cardAppearance } from './card-provider.ts'
import type { CallSlot } from './call-slot.ts'
import { dashboardReturn, paidReturn } from './dashboard-return.ts'
import { providerRefusal } from './provider-refusal.ts'

export interface CardFormProps {
  provider: Stripe
  clientSecret: string
  /** Filled while the fields are on the page. */
  slot: CallSlot<ConfirmPaymentInput, ConfirmPaymentAnswer>
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

function CardFields({ slot, onReady, onLoadError }: Omit<CardFormProps, 'provider' | 'clientSecret'>) {
  const stripe = useStripe()
  const elements = useElements()

  useEffect(() => {
    if (!stripe || !elements) return
    slot.fill(async ({ amountCents }) => {
      const returnUrl = dashboardReturn(window.location.origin, amountCents)
      const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
      if (error?.payment_intent?.status === 'succeeded') {
        // An earlier try was charged and its answer was lost: this is a payment, not a failure.
        window.location.assign(paidReturn(returnUrl, error.payment_intent.id))
        return { status: 'redirecting' }
      }
      // Without an error the provider has sent the browser on its way.
      return error ? providerRefusal(error) : { status: 'redirecting' }
    })
    return () => slot.fill(null)
  }, [stripe, elements, slot])

  return <PaymentElement onReady={onReady} onLoadError={onLoadError} />
}
