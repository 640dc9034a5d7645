import type { PaymentIntent, PaymentMethod, Stripe, StripeError } from '@stripe/stripe-js'
import { cardLayout, readExpiry, type CardInput } from '../shared/card-rules.ts'
import {
  cardPaths,
  returnAddress,
  type CardRefusal,
  type CardSource,
  type IntentReply,
  type PaymentMethodReply,
} from '../shared/card-calls.ts'
import type { CardElement } from './card-element.ts'
import { createCardElements, type CardElements, type CardElementsOptions } from './card-elements.ts'
import { simulateFault, readSwitches } from './switches.ts'

export interface SandboxStripeOptions {
  /** Base address of the sandbox's card provider; empty for the page's own origin. */
  apiBase: string
  /** The bank's page returns here after a payment that the server confirms. @default the page's address */
  bankReturn?: string
  /** Navigates the buyer: to the bank's page, or back to the shop. */
  navigate?: (url: string) => void
  /** The provider does not load, as with a blocked script; the result is `null`. */
  outage?: boolean
  /** Sends a request. @default `fetch` with the fault of the card provider's switch */
  request?: (url: string, init: RequestInit) => Promise<Response>
  /** Returns epoch `ms`. */
  now?: () => number
}

/**
 * Replaces `loadStripe` where no publishable key is set. Returns an object that `@stripe/react-stripe-js` accepts as
 * Stripe; its elements are real inputs of the page. Returns `null` during an outage.
 */
export async function loadSandboxStripe(options: SandboxStripeOptions): Promise<Stripe | null> {
  if (options.outage ?? readSwitches().cards === 'stopped') return null
  // Stripe's interface has hundreds of members for other services and payment methods; the pages use only these.
  return createSandboxStripe(options) as unknown as Stripe
}

interface ConfirmPaymentOptions {
  elements?: CardElements
  clientSecret?: string
  confirmParams?: { return_url?: string; payment_method?: string }
  redirect?: 'always' | 'if_required'
}

interface BillingDetails {
  name?: string
  email?: string
  phone?: string
}

type CreatePaymentMethodOptions =
  | { type: 'card'; card: CardElement; billing_details?: BillingDetails }
  | { elements: CardElements; params?: { billing_details?: BillingDetails } }

type IntentResult =
  | { paymentIntent: PaymentIntent; error?: never }
  | { error: StripeError; paymentIntent?: never }

type PaymentMethodResult =
  | { paymentMethod: PaymentMethod; error?: never }
  | { error: StripeError; paymentMethod?: never }

/** Milliseconds after which a call counts as lost. */
const answerLimitMs = 30_000

/** Returns a promise that never settles, as the page is navigating away. */
const pageUnload = <T>(): Promise<T> => new Promise<T>(() => {})

const offline: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again. What you typed is still here.',
}

const misunderstood: StripeError = {
  type: 'api_error',
  message: 'Our payments provider gave an unexpected answer. Please try again.',
}

/** Calls `fetch` with the fault of the card provider's switch. */
async function fetchWithFaults(url: string, init: RequestInit): Promise<Response> {
  if ((await simulateFault('cards')) === 'failing') throw new TypeError('Failed to fetch')
  return fetch(url, init)
}

function createSandboxStripe({
  apiBase,
  bankReturn = window.location.href,
  navigate = (url) => window.location.assign(url),
  request = fetchWithFaults,
  now = Date.now,
}: SandboxStripeOptions) {
  const groups = new Set<CardElements>()

  /** Returns the body of the answer; any failure to read one is a lost connection. */
  async function ask<Reply>(path: string, init: RequestInit): Promise<Reply | { error: StripeError }> {
    try {
      const response = await request(`${apiBase}${path}`, {
        ...init,
        signal: AbortSignal.timeout(answerLimitMs),
      })
      if (response.status >= 500) return { error: offline }
      const body = (await response.json()) as Reply | null
      return body && (response.ok || isRefusal(body)) ? body : { error: misunderstood }
    } catch {
      return { error: offline }
    }
  }

  const post = <Reply>(path: string, body: object) =>
    ask<Reply>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  async function confirm(clientSecret: string, source: CardSource): Promise<IntentResult> {
    return intentResult(
      await post<IntentReply>(cardPaths.confirm, { client_secret: clientSecret, ...source }),
    )
  }

  async function retrieve(clientSecret: string): Promise<IntentResult> {
    const query = new URLSearchParams({ client_secret: clientSecret })
    return intentResult(await ask<IntentReply>(`${cardPaths.intents}?${query}`, {}))
  }

  function goToBank<T>(clientSecret: string, returnUrl: string): Promise<T> {
    const query = new URLSearchParams({ client_secret: clientSecret, return_url: returnUrl })
    navigate(`${apiBase}${cardPaths.bank}?${query}`)
    return pageUnload()
  }

  const groupOf = (element: CardElement) => [...groups].find((group) => group.has(element))

  async function createPaymentMethod(options: CreatePaymentMethodOptions): Promise<PaymentMethodResult> {
    const group = 'elements' in options ? options.elements : groupOf(options.card)
    const billing = 'elements' in options ? options.params?.billing_details : options.billing_details
    if (!group) return { error: misuse('The card element is not mounted.') }
    const problem = group.validate()
    if (problem) return { error: { type: 'validation_error', ...problem } }
    const card = group.card()
    const reply = await post<PaymentMethodReply>(cardPaths.paymentMethods, { card })
    if ('error' in reply) return { error: reply.error }
    return { paymentMethod: paymentMethod(reply.id, card, billing, now()) }
  }

  return {
    elements(options: CardElementsOptions = {}): CardElements {
      const group = createCardElements(options, { document, now })
      groups.add(group)
      return group
    },

    async confirmPayment({
      elements,
      clientSecret,
      confirmParams,
      redirect,
    }: ConfirmPaymentOptions): Promise<IntentResult> {
      const secret = clientSecret ?? elements?.clientSecret()
      const returnUrl = confirmParams?.return_url
      if (!secret) return { error: misuse('A client secret is needed to confirm a payment.') }
      if (returnUrl === undefined ? redirect !== 'if_required' : !URL.canParse(returnUrl)) {
        return { error: misuse('A return_url with a scheme and a host is needed to confirm a payment.') }
      }
      if (!elements && !confirmParams?.payment_method) {
        return { error: misuse('Elements or a payment method are needed to confirm a payment.') }
      }
      const problem = elements?.validate()
      if (problem) return { error: { type: 'validation_error', ...problem } }

      const result = await confirm(
        secret,
        elements ? { card: elements.card() } : { payment_method: confirmParams?.payment_method ?? '' },
      )
      if (result.error) return result
      const { id, status } = result.paymentIntent
      if (status === 'requires_action') return goToBank(secret, returnUrl ?? window.location.href)
      if (redirect === 'if_required' || returnUrl === undefined) return result
      navigate(returnAddress(returnUrl, { id, clientSecret: secret }, 'succeeded'))
      return pageUnload()
    },

    async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<IntentResult> {
      const result = await retrieve(clientSecret)
      return result.paymentIntent?.status === 'requires_action' ? goToBank(clientSecret, bankReturn) : result
    },

    createPaymentMethod,

    retrievePaymentIntent: retrieve,

    // Stripe's React wrapper looks for the members below; none is used by a page.
    confirmCardPayment: async () => ({ error: misuse('The sandbox confirms by confirmPayment.') }),
    createToken: async () => ({ error: misuse('The sandbox makes payment methods, not tokens.') }),
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  }
}

function intentResult(reply: IntentReply | { error: StripeError }): IntentResult {
  const intent = 'payment_intent' in reply ? reply.payment_intent : undefined
  if (reply.error) return { error: { ...reply.error, ...(intent && { payment_intent: intent }) } }
  return intent ? { paymentIntent: intent } : { error: offline }
}

/** Returns `true` for a refusal in Stripe's form; a server without the sandbox answers differently. */
function isRefusal(body: unknown): body is { error: CardRefusal } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'object' &&
    body.error !== null &&
    'message' in body.error
  )
}

function misuse(message: string): CardRefusal {
  return { type: 'invalid_request_error', code: 'parameter_invalid', message }
}

function paymentMethod(
  id: string,
  card: CardInput,
  billing: BillingDetails | undefined,
  nowMs: number,
): PaymentMethod {
  const { brand } = cardLayout(card.number)
  const expiry = readExpiry(card.expiry)
  const century = Math.floor(new Date(nowMs).getUTCFullYear() / 100) * 100
  return {
    id,
    object: 'payment_method',
    type: 'card',
    allow_redisplay: null,
    billing_details: {
      address: null,
      email: billing?.email ?? null,
      name: billing?.name ?? null,
      phone: billing?.phone ?? null,
    },
    card: {
      brand,
      checks: null,
      country: null,
      display_brand: brand,
      exp_month: expiry?.month ?? 0,
      exp_year: century + (expiry?.year ?? 0),
      funding: 'credit',
      last4: card.number.slice(-4),
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
    created: Math.floor(nowMs / 1000),
    customer: null,
    livemode: false,
    metadata: {},
  }
}
