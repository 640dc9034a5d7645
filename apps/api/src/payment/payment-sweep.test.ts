import { eq, sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  asPlayer,
  kestrelCardOrder,
  kestrelOrder,
  openTestApp,
  payForKestrel,
  refused,
  signUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { activities, items, knownAddresses, payments, purchases } from '../database/schema.ts'
import { measureAnswers } from '../plugins/metrics.ts'
import { createPaymentService, type CheckResult } from './payment.service.ts'
import { endedSweeps } from './payment-sweep.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.update(payments).set({ checkAt: sql`now() + interval '1 day'` })
})

/** Runs the sweep of one copy of the server. */
async function sweep({ stop = new AbortController().signal, now = Date.now } = {}): Promise<CheckResult[]> {
  const found: CheckResult[] = []
  await createPaymentService({
    payments: server.stores.payments,
    provider: server.provider,
    onMarketChange: () => undefined,
    onPurchase: () => undefined,
    askAgainSeconds: 0,
    log: server.app.log,
    now,
  }).sweep(stop, (what) => found.push(what))
  return found
}

const makeOld = (playerId: string, interval: string) =>
  server.db
    .update(payments)
    .set({
      createdAt: sql`now() - ${interval}::interval`,
      checkAt: sql`now() - ${interval}::interval + interval '10 minutes'`,
    })
    .where(eq(payments.playerId, playerId))

const statusesOf = async (playerId: string) =>
  (await server.db.select().from(payments).where(eq(payments.playerId, playerId))).map(({ status }) => status)
const ownedBy = (playerId: string) => server.db.$count(purchases, eq(purchases.playerId, playerId))
const activitiesOf = async (playerId: string) =>
  (await server.db.select().from(activities).where(eq(activities.buyerId, playerId))).map(({ type }) => type)

const idOf = (opened: LightMyRequestResponse) =>
  opened.json<{ clientSecret: string }>().clientSecret.replace(/_secret$/, '')

const openPayment = (playerId: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/create-payment-intent',
    payload: kestrelOrder(playerId),
    headers: asPlayer(playerId),
  })

test('records a payment of ten minutes ago whose player never came back, and none before', async () => {
  const { player } = await signUpPlayer(server)
  await payForKestrel(server, player.id)
  await makeOld(player.id, '9 minutes')
  expect([await sweep(), await ownedBy(player.id)]).toEqual([[], 0])
  await makeOld(player.id, '10 minutes')
  expect([await sweep(), await ownedBy(player.id)]).toEqual([['paid'], 1])
  expect([await sweep(), await statusesOf(player.id)]).toEqual([[], ['succeeded']])
})

test('gives up what was opened a day ago, and asks again later about what is open', async () => {
  const [buyer, other] = [await signUpPlayer(server), await signUpPlayer(server)]
  for (const { player } of [buyer, other]) await openPayment(player.id)
  await makeOld(buyer.player.id, '11 minutes')
  await makeOld(other.player.id, '25 hours')
  expect((await sweep()).toSorted()).toEqual(['canceled', 'open'])
  expect([await statusesOf(buyer.player.id), await statusesOf(other.player.id)]).toEqual([
    ['open'],
    ['canceled'],
  ])
  const [left] = await server.db
    .select({ minutes: sql<string>`extract(epoch from ${payments.checkAt} - now()) / 60` })
    .from(payments)
    .where(eq(payments.playerId, buyer.player.id))
  expect(Math.round(Number(left?.minutes))).toBe(11)
})

test('waits for a bank that works for days, and cancels a payment only once it is open again', async () => {
  const { player } = await signUpPlayer(server)
  const id = idOf(await openPayment(player.id))
  server.provider.processing.add(id)
  server.provider.cancels.length = 0
  await makeOld(player.id, '25 hours')
  expect([await sweep(), server.provider.cancels]).toEqual([['processing'], []])
  server.provider.processing.delete(id)
  await makeOld(player.id, '26 hours')
  expect([await sweep(), server.provider.cancels]).toEqual([['canceled'], [id]])
  expect(await statusesOf(player.id)).toEqual(['canceled'])
})

test('records a payment although the provider did not know it for a while', async () => {
  const { player } = await signUpPlayer(server)
  const id = await payForKestrel(server, player.id)
  server.provider.ofOtherAccount = true
  await makeOld(player.id, '11 minutes')
  expect(await sweep()).toEqual(['unknown'])
  await server.onPaymentChange(id)
  await server.app.inject({ url: `/api/v1/history/history/${player.id}`, headers: asPlayer(player.id) })
  server.provider.ofOtherAccount = false
  await makeOld(player.id, '11 minutes')
  expect([await sweep(), await ownedBy(player.id)]).toEqual([['paid'], 1])
})

test.each([
  ['of another account', { providerId: 'pi_of_another_account' }],
  ['of a former provider', { provider: 'stripe' }],
  ['that was never opened there', { providerId: null }],
] as const)('closes a payment %s after a day', async (_, change) => {
  const { player } = await signUpPlayer(server)
  await openPayment(player.id)
  await server.db.update(payments).set(change).where(eq(payments.playerId, player.id))
  await makeOld(player.id, '23 hours')
  expect([await sweep(), await statusesOf(player.id)]).toEqual([['unknown'], ['open']])
  await makeOld(player.id, '25 hours')
  expect([await sweep(), await statusesOf(player.id)]).toEqual([['unknown'], ['canceled']])
})

test('cancels a payment at the provider whose item has another price by now', async () => {
  const { player } = await signUpPlayer(server)
  await openPayment(player.id)
  const setPrice = (priceCents: number) =>
    server.db.update(items).set({ priceCents }).where(eq(items.id, 'nfa-kestrel-interceptor'))
  await setPrice(148_100)
  onTestFinished(async () => void (await setPrice(125_000)))
  await makeOld(player.id, '11 minutes')
  expect([await sweep(), await statusesOf(player.id)]).toEqual([['canceled'], ['canceled']])
})

test('reads each payment once when two copies sweep at the same moment', async () => {
  const { player } = await signUpPlayer(server)
  await openPayment(player.id)
  await makeOld(player.id, '11 minutes')
  server.provider.reads = 0
  expect((await Promise.all([sweep(), sweep()])).flat()).toEqual(['open'])
  expect(server.provider.reads).toBe(1)
})

test('asks about a refund before open payments that have waited longer', async () => {
  const [open, refund] = [await signUpPlayer(server), await signUpPlayer(server)]
  for (const { player } of [open, refund]) await openPayment(player.id)
  await makeOld(open.player.id, '2 hours')
  await makeOld(refund.player.id, '1 hour')
  await server.db
    .update(payments)
    .set({ status: 'refund_due' })
    .where(eq(payments.playerId, refund.player.id))
  const [first] = await server.stores.payments.claimDue('sandbox', 1)
  expect(first?.playerId).toBe(refund.player.id)
})

test('goes on after a payment that the provider says nothing about', async () => {
  const { player } = await signUpPlayer(server)
  await payForKestrel(server, player.id)
  await makeOld(player.id, '11 minutes')
  server.provider.failing = true
  expect(await sweep()).toEqual(['failed'])
  server.provider.failing = false
  await makeOld(player.id, '11 minutes')
  expect([await sweep(), await ownedBy(player.id)]).toEqual([['paid'], 1])
})

test('checks a hundred payments at most, for half a minute, and none once it is stopped', async () => {
  const { player } = await signUpPlayer(server)
  // A player has at most one open payment per item.
  await server.db.insert(payments).values(
    Array.from({ length: 120 }, (_, index) => ({
      provider: 'sandbox' as const,
      providerId: `nobody-knows-${index}`,
      playerId: player.id,
      itemId: 'nfa-kestrel-interceptor',
      amountCents: 1,
      currency: 'usd',
      status: 'refund_due' as const,
      checkAt: sql`now() - interval '1 hour'`,
      createdAt: sql`now() - interval '2 hours'`,
    })),
  )
  expect(await sweep({ stop: AbortSignal.abort() })).toEqual([])
  const clock = [0, 30_000]
  expect(await sweep({ now: () => clock.shift() ?? 0 })).toEqual([])
  expect([(await sweep()).length, (await sweep()).length]).toEqual([100, 20])
})

test('retries a failed refund until it is done, once', async () => {
  const { player } = await signUpPlayer(server)
  const id = idOf(await openPayment(player.id))
  server.provider.change(id, { amountCents: 1 })
  server.provider.refundAnswer = 'failed'
  onTestFinished(() => {
    server.provider.refundAnswer = 'refunded'
  })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/card/pay-with-card',
    payload: kestrelCardOrder(player.id),
    headers: asPlayer(player.id),
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    refused(
      'refund_due',
      'This payment bought nothing. All of it goes back to your card, which may take a while.',
    ),
  ])
  expect([await statusesOf(player.id), await activitiesOf(player.id)]).toEqual([['refund_due'], []])
  const market = await server.app.inject('/api/v1/activity/getActivity')
  expect(market.body).not.toContain('Refund')

  // A sweep checks each payment once, however long its refund takes.
  await makeOld(player.id, '0 seconds')
  await server.db
    .update(payments)
    .set({ checkAt: sql`now()` })
    .where(eq(payments.playerId, player.id))
  expect(await sweep()).toEqual(['refundDue'])
  server.provider.refundAnswer = 'refunded'
  await makeOld(player.id, '11 minutes')
  expect((await Promise.all([sweep(), sweep(), server.onPaymentChange(id)])).flat()).toContain('refunded')
  await server.onPaymentChange(id)
  expect(await sweep()).toEqual([])
  expect(server.provider.refunds).toEqual([id])
  expect([await statusesOf(player.id), await activitiesOf(player.id)]).toEqual([['refunded'], []])
})

test('sweeps while the server listens, counts what it finds, and stops with its close', async () => {
  // The servers of other files count, too.
  endedSweeps.reset()
  const sweeping = await openTestApp({ sweepEveryMs: 10 })
  const registry = measureAnswers(sweeping.app, sweeping.stores)
  expect(await registry.metrics()).toContain('swept_payments_total{found="refundDue"} 0')
  const { player } = await signUpPlayer(sweeping)
  await payForKestrel(sweeping, player.id)
  await sweeping.db.update(payments).set({ checkAt: sql`now()` })
  await sweeping.app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitFor(
    async () => expect(await sweeping.db.$count(purchases, eq(purchases.playerId, player.id))).toBe(1),
    { timeout: 30_000 },
  )
  await vi.waitFor(
    async () => expect(await registry.metrics()).toContain('swept_payments_total{found="paid"} 1'),
    { timeout: 30_000 },
  )
  await vi.waitFor(async () => expect(await registry.metrics()).toContain('payment_sweeps_total 1'))
  await sweeping.close()
  expect(sweeping.logged).toEqual([])
})

test('forgets addresses of sign-ins after 90 days', async () => {
  const sweeping = await openTestApp({ sweepEveryMs: 10 })
  const { player } = await signUpPlayer(sweeping)
  const seenAt = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
  await sweeping.db.delete(knownAddresses)
  await sweeping.db.insert(knownAddresses).values([
    { playerId: player.id, address: '203.0.113.91', seenAt: seenAt(91) },
    { playerId: player.id, address: '203.0.113.89', seenAt: seenAt(89) },
  ])
  await sweeping.app.listen({ port: 0, host: '127.0.0.1' })
  const left = async () => (await sweeping.db.select().from(knownAddresses)).map(({ address }) => address)
  await vi.waitFor(async () => expect(await left()).toEqual(['203.0.113.89']), { timeout: 30_000 })
  await sweeping.close()
})
