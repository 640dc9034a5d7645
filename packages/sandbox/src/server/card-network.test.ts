import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCardNetwork, type CardIntent, type CardNetwork, type IntentStore } from './card-network.ts'

const nowMs = Date.UTC(2026, 7, 15)
const card = (number: string) => ({ number, expiry: '12/30', cvc: '123' })
const pays = card('4242 4242 4242 4242')
const declined = card('4000 0000 0000 0002')
const actionCard = card('4000 0000 0000 3155')

const order = {
  amountCents: 12050,
  currency: 'usd',
  description: 'Void Runner',
  idempotencyKey: 'key-1',
  metadata: { userId: 'user-1', productId: 'nfa-1' },
}

/** Stores payments in a map; every call answers later, so that simultaneous calls overlap. */
function memoryStore(): IntentStore & { charges: () => number } {
  const intents = new Map<string, CardIntent>()
  let charges = 0
  const find = (matches: (intent: CardIntent) => boolean) => [...intents.values()].find(matches)
  return {
    charges: () => charges,
    async insertOrGet(intent) {
      await Promise.resolve()
      const known = find((other) => other.idempotencyKey === intent.idempotencyKey)
      if (known) return known
      const stored = { ...intent, createdAt: new Date(nowMs) }
      intents.set(intent.id, stored)
      return stored
    },
    byId: async (id) => intents.get(id),
    byClientSecret: async (clientSecret) => find((intent) => intent.clientSecret === clientSecret),
    async move(id, { from, to, lastError }) {
      await Promise.resolve()
      const intent = intents.get(id)
      if (!intent || !from.includes(intent.status)) return undefined
      if (to === 'succeeded') charges += 1
      const moved = { ...intent, status: to, lastError }
      intents.set(id, moved)
      return moved
    },
  }
}

let store: ReturnType<typeof memoryStore>
let network: CardNetwork
let intent: CardIntent

beforeEach(async () => {
  store = memoryStore()
  let ids = 0
  network = createCardNetwork({ store, newId: () => String((ids += 1)) })
  const created = await network.createIntent(order)
  if (!created.ok) throw new Error(created.error.message)
  intent = created.intent
})

const confirm = (withCard: typeof pays) =>
  network.confirm({ clientSecret: intent.clientSecret, card: withCard, nowMs })

describe('opening a payment', () => {
  test('waits for a card, under an id of its own and a secret', () => {
    expect(intent).toEqual({
      ...order,
      id: 'pi_sandbox_1',
      clientSecret: 'pi_sandbox_1_secret_2',
      status: 'requires_payment_method',
      lastError: null,
      createdAt: new Date(nowMs),
    })
  })

  test('answers the same payment to the same key', async () => {
    expect(await network.createIntent(order)).toEqual({ ok: true, intent })
  })

  test.each([
    { ...order, amountCents: 100 },
    { ...order, metadata: { ...order.metadata, productId: 'nfa-2' } },
  ])('refuses the same key for another order', async (other) => {
    const result = await network.createIntent(other)
    expect(result.ok ? undefined : result.error.type).toBe('idempotency_error')
  })
})

test.each([
  [49, 'amount_too_small', 'Amount must be at least $0.50 usd'],
  [100_000_000, 'amount_too_large', 'Amount must be no more than $999,999.99'],
])('refuses an order of %i cents, as Stripe does', async (amountCents, code, message) => {
  expect(await network.createIntent({ ...order, amountCents, idempotencyKey: 'key-2' })).toEqual({
    ok: false,
    error: { type: 'invalid_request_error', code, message },
  })
})

test.each([50, 99_999_999])('takes an order of %i cents', async (amountCents) => {
  const { ok } = await network.createIntent({ ...order, amountCents, idempotencyKey: 'key-2' })
  expect(ok).toBe(true)
})

describe('confirming', () => {
  test('4242 4242 4242 4242 pays', async () => {
    expect(await confirm(pays)).toEqual({ ok: true, intent: { ...intent, status: 'succeeded' } })
  })

  test('declines 4000 0000 0000 0002, and accepts another card', async () => {
    expect(await confirm(declined)).toEqual({
      ok: false,
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
      },
      intent: { ...intent, lastError: 'card_declined' },
    })
    expect((await confirm(pays)).ok).toBe(true)
  })

  test('waits for the bank with 4000 0000 0000 3155, and accepts another card meanwhile', async () => {
    expect(await confirm(actionCard)).toEqual({ ok: true, intent: { ...intent, status: 'requires_action' } })
    expect(await confirm(pays)).toEqual({ ok: true, intent: { ...intent, status: 'succeeded' } })
  })

  test('declines a card that is no test card, and says why', async () => {
    const result = await confirm(card('5555 5555 5555 4444'))
    expect(result.ok ? undefined : result.error.message).toBe(
      'Your card was declined. In the sandbox only test cards pay.',
    )
  })

  test.each([
    [{ ...pays, number: '4242 4242' }, 'incomplete_number', 'Your card number is incomplete.'],
    [{ ...pays, number: '4242 4242 4242 4241' }, 'invalid_number', 'Your card number is invalid.'],
    [{ ...pays, expiry: '12/20' }, 'invalid_expiry_year_past', "Your card's expiration year is in the past."],
    [
      { ...pays, expiry: '07/26' },
      'invalid_expiry_month_past',
      "Your card's expiration date is in the past.",
    ],
    [{ ...pays, expiry: '' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
    [{ ...pays, cvc: '1' }, 'incomplete_cvc', "Your card's security code is incomplete."],
  ])('refuses %j as %s and changes nothing', async (wrong, code, message) => {
    expect(await confirm(wrong)).toEqual({
      ok: false,
      error: { type: 'card_error', code, message },
      intent,
    })
    expect(await network.readIntent(intent.id)).toEqual(intent)
  })

  test('refuses a paid payment and charges nothing again', async () => {
    await confirm(pays)
    const again = await confirm(pays)
    expect(again).toEqual({
      ok: false,
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: 'This payment can no longer be changed: its status is succeeded.',
      },
      intent: { ...intent, status: 'succeeded' },
    })
    expect(store.charges()).toBe(1)
  })

  test('refuses an unknown secret', async () => {
    const result = await network.confirm({ clientSecret: 'nothing', card: pays, nowMs })
    expect(result.ok ? undefined : result.error.code).toBe('resource_missing')
  })

  test('pays by a payment method as by its card', async () => {
    const method = network.createPaymentMethod({ card: declined, nowMs })
    if (!method.ok) throw new Error(method.error.message)
    const paymentMethod = method.id
    const result = await network.confirm({ clientSecret: intent.clientSecret, paymentMethod, nowMs })
    expect(result.ok ? undefined : result.error.code).toBe('card_declined')
    expect(paymentMethod).toBe('pm_sandbox_declined_3')
  })

  test('makes no payment method of a wrong card, and refuses a made-up one', async () => {
    const method = network.createPaymentMethod({ card: { ...pays, cvc: '' }, nowMs })
    expect(method.ok ? undefined : method.error.code).toBe('incomplete_cvc')
    const result = await network.confirm({
      clientSecret: intent.clientSecret,
      paymentMethod: 'pm_card_visa',
      nowMs,
    })
    expect(result.ok ? undefined : result.error.message).toBe('No such payment_method.')
  })
})

describe('canceling', () => {
  test('cancels a canceled payment again, but does not confirm it', async () => {
    expect(await network.cancelIntent(intent.id)).toEqual({
      ok: true,
      intent: { ...intent, status: 'canceled' },
    })
    expect((await network.cancelIntent(intent.id)).ok).toBe(true)
    const result = await confirm(pays)
    expect(result.ok ? undefined : result.error.code).toBe('payment_intent_unexpected_state')
    expect(store.charges()).toBe(0)
  })

  test('keeps a paid payment paid', async () => {
    await confirm(pays)
    const result = await network.cancelIntent(intent.id)
    expect(result.ok ? undefined : result.intent?.status).toBe('succeeded')
  })
})

describe("the bank's page", () => {
  test('answers a second approval like the first, and pays once', async () => {
    await confirm(actionCard)
    const paid = { ok: true, intent: { ...intent, status: 'succeeded' } }
    expect(await network.answerBank({ id: intent.id, approve: true })).toEqual(paid)
    expect(await network.answerBank({ id: intent.id, approve: true })).toEqual(paid)
    expect(store.charges()).toBe(1)
  })

  test('leaves the payment open for another card after a refusal', async () => {
    await confirm(actionCard)
    const result = await network.answerBank({ id: intent.id, approve: false })
    expect(result.ok ? undefined : [result.error.code, result.intent?.status]).toEqual([
      'payment_intent_authentication_failure',
      'requires_payment_method',
    ])
    expect((await confirm(pays)).ok).toBe(true)
  })

  test('refuses to approve a payment that never went to the bank', async () => {
    const result = await network.answerBank({ id: intent.id, approve: true })
    expect(result.ok ? undefined : result.error.code).toBe('payment_intent_unexpected_state')
    expect(store.charges()).toBe(0)
  })
})

test('charges a payment at most once, in every order of simultaneous calls, and then keeps its state', async () => {
  const steps = {
    pay: () => confirm(pays),
    decline: () => confirm(declined),
    goToBank: () => confirm(actionCard),
    approve: () => network.answerBank({ id: intent.id, approve: true }),
    refuse: () => network.answerBank({ id: intent.id, approve: false }),
    cancel: () => network.cancelIntent(intent.id),
  }
  const names = fc.constantFrom(...(Object.keys(steps) as Array<keyof typeof steps>))
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(names, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      async (waves) => {
        store = memoryStore()
        network = createCardNetwork({ store, newId: () => '1' })
        const created = await network.createIntent(order)
        if (!created.ok) throw new Error(created.error.message)
        intent = created.intent
        let closedAs: string | undefined
        for (const wave of waves) {
          await Promise.all(wave.map((name) => steps[name]()))
          const status = (await network.readIntent(intent.id))?.status
          expect(status).toBe(closedAs ?? status)
          if (status === 'succeeded' || status === 'canceled') closedAs = status
        }
        expect(store.charges()).toBe(closedAs === 'succeeded' ? 1 : 0)
      },
    ),
  )
})
