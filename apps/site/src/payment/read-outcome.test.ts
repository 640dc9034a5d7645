import { ApiError, checkPurchase, type Ownership } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import type { PaymentIntent, Stripe } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { fakeApi, on } from '../../test/fake-api.ts'
import { readOutcome } from './read-outcome.ts'

const input = { userId: 'mika', productId: 'nfa-1', clientSecret: 'pi_1_secret', attempt: 'attempt-1' }
const { signal } = new AbortController()

/** A card provider that knows one payment, in the given state, or does not answer. */
const provider = (status: PaymentIntent.Status | 'away') => async () =>
  ({
    retrievePaymentIntent: async (secret: string) =>
      status === 'away' || secret !== 'pi_1_secret'
        ? { error: { type: 'api_connection_error', message: 'No line' } }
        : { paymentIntent: { id: 'pi_1', status } },
  }) as unknown as Stripe

interface World {
  ownership?: Ownership
  cards?: () => Promise<Stripe | null>
  openIntent?: () => Promise<{ clientSecret?: string }>
  clientSecret?: string
}

const outcomeIn = ({
  ownership = 'available',
  cards = provider('succeeded'),
  openIntent = async () => ({ clientSecret: 'pi_1_secret' }),
  clientSecret = input.clientSecret,
}: World) =>
  readOutcome(
    { api: fakeApi(on(checkPurchase, () => ownership)), loadCards: cards },
    openIntent,
    { ...input, clientSecret },
    signal,
  )

const refusing = (serverMessage: string) => async () => {
  throw new ApiError('refused', { status: 409, serverMessage })
}

test.each<[string, World, object]>([
  ['our server has recorded it', { ownership: 'owned', cards: async () => null }, { status: 'paid' }],
  ['the provider has the money', {}, { status: 'paid', paymentId: 'pi_1' }],
  ['the provider is at work', { cards: provider('processing') }, { status: 'pending' }],
  ['the card was declined', { cards: provider('requires_payment_method') }, { status: 'unpaid' }],
  ['the bank was never asked', { cards: provider('requires_action') }, { status: 'unpaid' }],
  ['it was given up', { cards: provider('canceled') }, { status: 'unpaid' }],
  [
    'a page opened anew asks about the same payment',
    { clientSecret: '' },
    { status: 'paid', paymentId: 'pi_1' },
  ],
  [
    'our server has heard of it meanwhile',
    { clientSecret: '', openIntent: refusing(messages.alreadyPurchased) },
    { status: 'paid' },
  ],
  [
    'our server waits for the provider',
    { clientSecret: '', openIntent: refusing(messages.paymentProcessing) },
    { status: 'pending' },
  ],
  [
    'it cannot be opened any more',
    { clientSecret: '', openIntent: refusing(messages.amountWrong) },
    { status: 'unpaid' },
  ],
])('%s', async (_, world, outcome) => {
  expect(await outcomeIn(world)).toEqual(outcome)
})

test.each<[string, World]>([
  ['the provider does not answer', { cards: provider('away') }],
  ['the provider does not load', { cards: async () => null }],
  ['no secret comes', { clientSecret: '', openIntent: async () => ({}) }],
  [
    'our server does not answer',
    { clientSecret: '', openIntent: () => Promise.reject(new ApiError('unreachable')) },
  ],
])('nobody knows while %s', async (_, world) => {
  await expect(outcomeIn(world)).rejects.toBeInstanceOf(Error)
})
