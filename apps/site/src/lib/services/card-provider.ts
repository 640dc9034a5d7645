import type { AskBankAnswer, CreateMethodAnswer, CreateMethodInput } from '@meridian-2117/flows/card-payment'
import type { ConfirmPaymentAnswer } from '@meridian-2117/flows/secure-payment'
import type { Outcome } from '@meridian-2117/flows/shared/outcome'
import type { CardFieldName } from '@meridian-2117/ui/screens/card-payment'
import type { ComponentType, ReactNode, Ref } from 'react'

/** Confirms the payment with the typed card. The provider redirects the browser to `returnUrl`. */
export type ConfirmPayment = (returnUrl: string) => Promise<ConfirmPaymentAnswer>

/** Makes a payment method of the typed card, under the billing name. */
export type CreateMethod = (input: CreateMethodInput) => Promise<CreateMethodAnswer>

interface LoadEvents {
  /** All fields can be typed into. */
  onReady: () => void
  /** A field has not loaded, or has broken since. */
  onLoadError: () => void
}

export interface PaymentFormProps extends LoadEvents {
  clientSecret: string
  /** Receives the call that confirms the payment, while the fields are on the page. */
  confirmRef: Ref<ConfirmPayment>
}

export interface CardFieldsProps extends LoadEvents {
  /** Receives the call that makes a payment method, while the fields are on the page. */
  createRef: Ref<CreateMethod>
  /** Reports the provider's message for a field; `undefined` once it is valid. */
  onError: (field: CardFieldName, message: string | undefined) => void
  /** Each has a `CardField` in it: the number, the expiry date and the code. */
  children: ReactNode
}

export interface CardFieldProps {
  field: CardFieldName
  id: string
  className: string
  disabled: boolean
}

/** The outside service that takes cards. No card reaches our server. */
export interface CardProvider {
  /** Shows the whole form of the payment page. */
  PaymentForm: ComponentType<PaymentFormProps>
  /** Joins the fields of the card payment page, which are inside of it, to one card. */
  CardFields: ComponentType<CardFieldsProps>
  /** Shows one input of the card payment page. */
  CardField: ComponentType<CardFieldProps>
  /** Reads how a payment ended. Rejects if the provider does not say. */
  readOutcome: (clientSecret: string) => Promise<Outcome>
  /** Lets the player answer their bank. A bank with a page of its own leaves the site for good. */
  askBank: (clientSecret: string) => Promise<AskBankAnswer>
}

/** Loads the card provider. A rejection means 'Stripe not loaded'. */
export type CardProviderLoader = () => Promise<CardProvider>
