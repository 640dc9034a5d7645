import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import type {
  Appearance,
  Stripe,
  StripeCardNumberElementOptions,
  StripeElementStyle,
} from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { CardFieldName } from '@meridian-2117/ui/screens/card-payment'
import { createContext, use, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type {
  CardFieldProps,
  CardFieldsProps,
  CardProvider,
  ConfirmPayment,
  CreateMethod,
  PaymentFormProps,
} from '../../lib/services/card-provider.ts'
import { bankAnswer, fieldOfError, outcomeOf, outcomeOfError, playerMessage } from './stripe-outcome.ts'

/** Loads Stripe's script, which draws the fields in frames of its own. */
export async function loadStripeCards(publishableKey: string): Promise<CardProvider> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('Stripe loads in browsers alone')
  return {
    PaymentForm: (props) => <PaymentForm stripe={stripe} {...props} />,
    CardFields: (props) => <CardFields stripe={stripe} {...props} />,
    CardField,
    readOutcome: async (clientSecret) => {
      const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret)
      if (!paymentIntent) throw new Error(error?.message ?? 'Stripe knows no such payment')
      return outcomeOf(paymentIntent)
    },
    askBank: async (clientSecret) => bankAnswer(await stripe.handleNextAction({ clientSecret })),
  }
}

function PaymentForm({ stripe, clientSecret, ...fields }: PaymentFormProps & { stripe: Stripe }) {
  const options = useMemo(() => ({ clientSecret, appearance: appearance() }), [clientSecret])
  return (
    <Elements stripe={stripe} options={options}>
      <PaymentFields {...fields} />
    </Elements>
  )
}

function PaymentFields({ confirmRef, onReady, onLoadError }: Omit<PaymentFormProps, 'clientSecret'>) {
  const stripe = useStripe()
  const elements = useElements()
  useImperativeHandle<ConfirmPayment | null, ConfirmPayment | null>(
    confirmRef,
    () =>
      stripe &&
      elements &&
      (async (returnUrl) => {
        const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
        // Without an error Stripe has redirected the browser.
        return error ? outcomeOfError(error) : { status: 'redirecting' }
      }),
    [stripe, elements],
  )
  return <PaymentElement onReady={onReady} onLoadError={onLoadError} />
}

interface FieldEvents extends Pick<CardFieldsProps, 'onError' | 'onLoadError'> {
  onReady: (field: CardFieldName) => void
}

const FieldEventsContext = createContext<FieldEvents | null>(null)

function CardFields({ stripe, createRef, children, ...events }: CardFieldsProps & { stripe: Stripe }) {
  const [options] = useState(() => ({ appearance: appearance() }))
  const ready = useRef(new Set<CardFieldName>())
  const onReady = (field: CardFieldName) => {
    ready.current.add(field)
    if (ready.current.size === Object.keys(inputs).length) events.onReady()
  }
  return (
    <Elements stripe={stripe} options={options}>
      <MethodMaker createRef={createRef} onError={events.onError} />
      <FieldEventsContext value={{ ...events, onReady }}>{children}</FieldEventsContext>
    </Elements>
  )
}

function MethodMaker({ createRef, onError }: Pick<CardFieldsProps, 'createRef' | 'onError'>) {
  const stripe = useStripe()
  const elements = useElements()
  useImperativeHandle<CreateMethod | null, CreateMethod | null>(
    createRef,
    () =>
      stripe &&
      elements &&
      (async ({ name }) => {
        const card = elements.getElement(CardNumberElement)
        if (!card) return { status: 'notLoaded' }
        const { paymentMethod, error } = await stripe.createPaymentMethod({
          type: 'card',
          card,
          billing_details: { name },
        })
        if (paymentMethod) return { status: 'made', paymentMethodId: paymentMethod.id }
        const field = fieldOfError(error)
        if (field) onError(field, error.message)
        return { status: 'refused', message: playerMessage(error) }
      }),
    [stripe, elements, onError],
  )
  return null
}

const inputs = { number: CardNumberElement, expiry: CardExpiryElement, code: CardCvcElement }

function CardField({ field, disabled, ...props }: CardFieldProps) {
  const events = use(FieldEventsContext)
  const Input = inputs[field]
  const options: StripeCardNumberElementOptions = { style: inputStyle(), disabled }
  return (
    <Input
      options={options}
      onReady={() => events?.onReady(field)}
      onLoadError={() => events?.onLoadError()}
      onChange={({ error }) => events?.onError(field, error?.message)}
      {...props}
    />
  )
}

/** Returns the value of one of our tokens, as Stripe cannot read custom properties. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

/** Returns the appearance of the whole form in the product's colours. */
const appearance = (): Appearance => ({
  theme: 'night',
  variables: {
    colorPrimary: token('color-signal'),
    colorBackground: token('color-void'),
    colorText: token('color-ink'),
    colorTextSecondary: token('color-ink-muted'),
    colorDanger: token('color-alert'),
    fontFamily: token('font-sans'),
    borderRadius: token('radius-control'),
    spacingUnit: '4px',
  },
})

/** Returns the text style of the single inputs, whose border is ours. */
const inputStyle = (): StripeElementStyle => ({
  base: {
    color: token('color-ink'),
    fontFamily: token('font-sans'),
    fontSize: '16px',
    '::placeholder': { color: token('color-ink-muted') },
  },
  invalid: { color: token('color-alert') },
})
