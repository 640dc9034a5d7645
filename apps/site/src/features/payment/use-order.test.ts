import { ApiError, checkPurchase, type Ownership } from '@meridian-2117/contract'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'
import type { Outcome } from '@meridian-2117/flows/shared/outcome'
import { expect, test } from 'vitest'
import { fakeApi, on } from '../../../test/fake-api.ts'
import { noCards } from '../../../test/no-providers.ts'
import { readOutcome } from './use-order.ts'

const input = { playerId: 'mika', itemId: 'nfa-1', clientSecret: 'pi_1_secret', attempt: 'attempt-1' }
const { signal } = new AbortController()

/** Plays a card provider that knows one payment. */
const provider = (outcome: Outcome) => async () => ({
  readOutcome: async (secret: string) => {
    if (secret !== input.clientSecret) throw new Error('No such payment')
    return outcome
  },
})

interface World {
  check?: () => Ownership
  cards?: ReturnType<typeof provider>
  openPayment?: () => Promise<{ clientSecret?: string }>
  clientSecret?: string
}

const outcomeIn = ({
  check = () => 'available',
  cards = provider({ status: 'paid' }),
  openPayment = async () => ({ clientSecret: 'pi_1_secret' }),
  clientSecret = input.clientSecret,
}: World) =>
  readOutcome(
    { api: fakeApi(on(checkPurchase, check)), loadCards: cards },
    openPayment,
    { ...input, clientSecret },
    signal,
  )

const checkRefused = (code: RefusalCode) => () => {
  throw new ApiError('refused', { status: 400, code })
}

const refusing = (code: RefusalCode | undefined, serverMessage = 'Nein') => {
  return async () => Promise.reject(new ApiError('refused', { status: 409, code, serverMessage }))
}

test.each<[string, World, object]>([
  ['our server has recorded it', { check: () => 'owned', cards: noCards }, { status: 'paid' }],
  ['the provider has the money', {}, { status: 'paid' }],
  ['the provider is at work', { cards: provider({ status: 'pending' }) }, { status: 'pending' }],
  ['the card was declined', { cards: provider({ status: 'unpaid' }) }, { status: 'unpaid' }],
  ['a page opened anew asks about the same payment', { clientSecret: '' }, { status: 'paid' }],
  [
    'our server has recorded it meanwhile',
    { clientSecret: '', openPayment: refusing('already_owned') },
    { status: 'paid' },
  ],
  [
    'our server waits for the provider',
    { clientSecret: '', openPayment: refusing('payment_processing') },
    { status: 'pending' },
  ],
  [
    'its item has another price by now',
    { clientSecret: '', openPayment: refusing('price_changed') },
    { status: 'unpaid' },
  ],
  [
    'no card can pay its price',
    { clientSecret: '', openPayment: refusing('amount_not_payable') },
    { status: 'unpaid' },
  ],
  ['its item is gone', { clientSecret: '', openPayment: refusing('not_found') }, { status: 'unpaid' }],
  [
    'its item has left the market, and the provider has the money',
    { check: checkRefused('not_found') },
    { status: 'paid' },
  ],
  [
    'its item has left the market, and its page was opened anew',
    { check: checkRefused('not_found'), clientSecret: '', openPayment: refusing('not_found') },
    { status: 'unpaid' },
  ],
  [
    'the token of its player has ended, and the provider knows it',
    { check: checkRefused('unauthorized'), cards: provider({ status: 'unpaid' }) },
    { status: 'unpaid' },
  ],
])('%s', async (_, world, outcome) => {
  expect(await outcomeIn(world)).toEqual(outcome)
})

test.each<[string, World]>([
  ['the provider cannot be asked', { cards: noCards }],
  ['its player has to sign in again', { check: checkRefused('unauthorized'), clientSecret: '' }],
  ['our server is busy', { check: checkRefused('rate_limited') }],
  ['no secret comes', { clientSecret: '', openPayment: async () => ({}) }],
  [
    'a server without codes says that it is bought, in English',
    { clientSecret: '', openPayment: refusing(undefined, messages.alreadyPurchased) },
  ],
  [
    'a server without codes says that the price is another, in English',
    { clientSecret: '', openPayment: refusing(undefined, messages.amountWrong) },
  ],
  ['our server cannot reach the provider', { clientSecret: '', openPayment: refusing('intent_failed') }],
  [
    'our server does not answer',
    { clientSecret: '', openPayment: () => Promise.reject(new ApiError('unreachable')) },
  ],
])('throws while %s', async (_, world) => {
  await expect(outcomeIn(world)).rejects.toBeInstanceOf(Error)
})
