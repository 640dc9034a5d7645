import type { PaymentIntent, StripeError } from '@stripe/stripe-js'

type IntentAnswer =
  | { paymentIntent: Pick<PaymentIntent, 'id' | 'status'> }
  | { error: Pick<StripeError, 'type' | 'code' | 'message'> }

/** The answers of the fake of Stripe's script; a call without one never ends. */
export interface StripeBehaviour {
  /** Returns the event of a mounted element by its type. @default 'ready' */
  mounted?: (type: string) => 'ready' | 'loaderror' | 'nothing'
  confirmPayment?: (call: object) => Promise<IntentAnswer | object>
  createPaymentMethod?: (call: object) => Promise<{ paymentMethod: { id: string } } | IntentAnswer>
  handleNextAction?: (call: object) => Promise<IntentAnswer>
  retrievePaymentIntent?: (clientSecret: string) => Promise<IntentAnswer>
}

let behaviour: StripeBehaviour = {}

/** Replaces Stripe's script, which the next `loadStripe` finds on the page. */
export function playStripe(next: StripeBehaviour): void {
  behaviour = next
  Object.assign(window, { Stripe: stripe })
}

const never = () => new Promise<never>(() => {})

/** Has what `react-stripe-js` asks for, and the calls of the payment pages. */
const stripe = () => ({
  elements,
  confirmPayment: (call: object) => (behaviour.confirmPayment ?? never)(call),
  createPaymentMethod: (call: object) => (behaviour.createPaymentMethod ?? never)(call),
  handleNextAction: (call: object) => (behaviour.handleNextAction ?? never)(call),
  retrievePaymentIntent: (clientSecret: string) => (behaviour.retrievePaymentIntent ?? never)(clientSecret),
  createToken: never,
  confirmCardPayment: never,
})

function elements() {
  const created = new Map<string, ReturnType<typeof element>>()
  return {
    create(type: string) {
      const made = element(type)
      created.set(type, made)
      return made
    },
    getElement: ({ __elementType }: { __elementType: string }) => created.get(__elementType) ?? null,
    update: () => undefined,
  }
}

/** Makes an element that is an input, named after its type. */
function element(type: string) {
  const input = document.createElement('input')
  input.setAttribute('aria-label', type)
  return {
    mount: (container: HTMLElement) => container.replaceChildren(input),
    on(event: string, listener: () => void) {
      if (event === (behaviour.mounted?.(type) ?? 'ready')) queueMicrotask(listener)
    },
    off: () => undefined,
    update: () => undefined,
    destroy: () => input.remove(),
  }
}
