import {
  cardPaths,
  returnAddress,
  type CardRefusal,
  type IntentReply,
  type PaymentMethodReply,
} from '../shared/card-calls.ts'
import type { CardInput } from '../shared/card-rules.ts'
import { readSwitches, simulateFault } from './switches.ts'

export interface CardProviderOptions {
  /** Base address of the sandbox's server; empty for the page's own origin. */
  apiBase: string
  /** The bank's page returns here after a payment that our server confirms. */
  bankReturn: string
  /** @default `fetch` */
  request?: (url: string, init: RequestInit) => Promise<Response>
  /** Leaves the page: for the bank's, or back to the shop's. */
  navigate?: (url: string) => void
}

type Paid = { status: 'paid' }

/** `message` is for the player; absent where the refusal addresses developers. */
type Refused<Status> = { status: Status; message?: string | undefined }

/** Milliseconds after which a call counts as lost. */
const answerLimitMs = 30_000

/** Connects to the sandbox's card provider. A call rejects if its answer is lost. */
export function connectCardProvider({
  apiBase,
  bankReturn,
  request = (url, init) => fetch(url, init),
  navigate = (url) => window.location.assign(url),
}: CardProviderOptions) {
  async function ask<Reply>(path: string, init: RequestInit): Promise<Reply | { error: CardRefusal }> {
    if ((await simulateFault('cards')) === 'failing') throw new TypeError('Failed to fetch')
    const response = await request(`${apiBase}${path}`, {
      ...init,
      signal: AbortSignal.timeout(answerLimitMs),
    })
    const body = (await response.json()) as Reply | null
    // A server without the sandbox answers in another form.
    if (!body || !(response.ok || isRefusal(body))) throw new Error('The sandbox gave an unexpected answer')
    return body
  }

  async function post<Reply>(path: string, body: object) {
    const reply = await ask<Reply>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return readSwitches().cards === 'silent' ? new Promise<never>(() => {}) : reply
  }

  function goToBank(clientSecret: string, returnUrl: string): void {
    const query = new URLSearchParams({ client_secret: clientSecret, return_url: returnUrl })
    navigate(`${apiBase}${cardPaths.bank}?${query}`)
  }

  async function read(clientSecret: string) {
    const query = new URLSearchParams({ client_secret: clientSecret })
    return intentOf(await ask<IntentReply>(`${cardPaths.intents}?${query}`, {}))
  }

  return {
    /** Charges the card, and leaves for `returnUrl` or the bank. */
    async confirm(
      clientSecret: string,
      card: CardInput,
      returnUrl: string,
    ): Promise<Paid | { status: 'redirecting' } | Refused<'failed'>> {
      const reply = await post<IntentReply>(cardPaths.confirm, { client_secret: clientSecret, card })
      if (reply.error) {
        const intent = 'payment_intent' in reply ? reply.payment_intent : undefined
        // An earlier try was charged, and its answer was lost.
        return intent?.status === 'succeeded'
          ? { status: 'paid' }
          : { status: 'failed', message: playerMessage(reply.error) }
      }
      const { id, status } = intentOf(reply)
      if (status === 'requires_action') goToBank(clientSecret, returnUrl)
      else navigate(returnAddress(returnUrl, { id, clientSecret }, 'succeeded'))
      return { status: 'redirecting' }
    },

    /** Makes a payment method of the card, which charges nothing. */
    async createMethod(
      card: CardInput,
    ): Promise<{ status: 'made'; paymentMethodId: string } | Refused<'refused'>> {
      const reply = await post<PaymentMethodReply>(cardPaths.paymentMethods, { card }).catch(() => undefined)
      if (!reply) return { status: 'refused' }
      return 'error' in reply
        ? { status: 'refused', message: playerMessage(reply.error) }
        : { status: 'made', paymentMethodId: reply.id }
    },

    async readOutcome(clientSecret: string): Promise<Paid | { status: 'unpaid' }> {
      const { status } = await read(clientSecret)
      return status === 'succeeded' ? { status: 'paid' } : { status: 'unpaid' }
    },

    /** Leaves for the bank's page; answers at once if the bank asks nothing. */
    async askBank(clientSecret: string): Promise<{ status: 'paid' } | { status: 'failed' }> {
      const { status } = await read(clientSecret)
      if (status !== 'requires_action') return { status: status === 'succeeded' ? 'paid' : 'failed' }
      goToBank(clientSecret, bankReturn)
      // The page is being left.
      return new Promise(() => {})
    },
  }
}

function intentOf(reply: IntentReply) {
  if (!reply.payment_intent) throw new Error(reply.error?.message ?? 'The sandbox knows no such payment')
  return reply.payment_intent
}

const playerMessage = ({ type, message }: CardRefusal): string | undefined =>
  type === 'card_error' ? message : undefined

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
