import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import type { CreateMethodAnswer, CreateMethodInput } from '@meridian/flows/card-charge'
import type { StripeCardNumberElementOptions, StripeError } from '@stripe/stripe-js'
import type { CardFieldName } from '@meridian/ui/screens/card-payment'
import { useImperativeHandle, type Ref } from 'react'
import { cardElementStyle } from './card-provider.ts'
import { buyerMessage } from './provider-outcome.ts'

const elements = { number: CardNumberElement, expiry: CardExpiryElement, code: CardCvcElement }

/** The provider's error codes name the fields so. */
const codeParts: Record<CardFieldName, string> = { number: 'number', expiry: 'expiry', code: 'cvc' }

/** Returns the field that a provider's error names, or `undefined`. */
export const fieldOfError = ({
  type,
  code = '',
}: Pick<StripeError, 'type' | 'code'>): CardFieldName | undefined =>
  type === 'validation_error'
    ? (Object.keys(codeParts) as CardFieldName[]).find((field) => code.includes(codeParts[field]))
    : undefined

export interface CardFieldProps {
  field: CardFieldName
  id: string
  className: string
  disabled: boolean
  /** Called once the fields can be typed into. */
  onReady: () => void
  /** Reports the provider's message for a field; `undefined` once it is valid. */
  onError: (field: CardFieldName, message: string | undefined) => void
}

/** Shows one of the provider's own inputs. */
export function CardField({ field, id, className, disabled, onReady, onError }: CardFieldProps) {
  const Element = elements[field]
  const options: StripeCardNumberElementOptions = { style: cardElementStyle(), disabled }
  return (
    <Element
      id={id}
      className={className}
      options={options}
      onReady={onReady}
      onChange={({ error }) => onError(field, error?.message)}
    />
  )
}

/** Makes a payment method of the typed card. */
export type CreateMethod = (input: CreateMethodInput) => Promise<CreateMethodAnswer>

export interface MethodMakerProps {
  /** Receives the provider's call while its fields are mounted. */
  createRef: Ref<CreateMethod>
  onError: CardFieldProps['onError']
}

/** Turns the contents of the provider's fields into a payment method under the billing name. */
export function MethodMaker({ createRef, onError }: MethodMakerProps) {
  const stripe = useStripe()
  const group = useElements()
  useImperativeHandle<CreateMethod | null, CreateMethod | null>(
    createRef,
    () =>
      stripe &&
      group &&
      (async ({ name }) => {
        const card = group.getElement(CardNumberElement)
        if (!card) return { status: 'notLoaded' }
        const { paymentMethod, error } = await stripe.createPaymentMethod({
          type: 'card',
          card,
          billing_details: { name },
        })
        if (paymentMethod) return { status: 'made', paymentMethodId: paymentMethod.id }
        const field = fieldOfError(error)
        if (field) onError(field, error.message)
        return { status: 'refused', message: buyerMessage(error) }
      }),
    [stripe, group, onError],
  )
  return null
}
