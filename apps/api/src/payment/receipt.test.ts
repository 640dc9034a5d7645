import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asPlayer, openTestApp, payForKestrel, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
import { items, players, purchases } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => {
  server.mail.sent.length = 0
  server.logged.length = 0
})

const readHistory = (playerId: string, { app } = server) =>
  app.inject({ url: `/api/v1/history/history/${playerId}`, headers: asPlayer(playerId) })

/** Signs up a player whose e-mail is confirmed. */
async function confirmedPlayer(testApp = server) {
  const signedUp = await signUpPlayer(testApp)
  await testApp.db.update(players).set({ emailProven: true }).where(eq(players.id, signedUp.player.id))
  return signedUp
}

const purchaseOf = async (playerId: string) => {
  const [purchase] = await server.db.select().from(purchases).where(eq(purchases.playerId, playerId))
  if (!purchase) throw new Error('Nothing was bought')
  return purchase
}

test('mails the receipt of a purchase once, whoever learns of the payment', async () => {
  const { player, email } = await confirmedPlayer()
  const providerId = await payForKestrel(server, player.id)
  await Promise.all([server.onPaymentChange(providerId), readHistory(player.id)])
  await server.onPaymentChange(providerId)
  const { to, subject, text, html } = await server.mail.after(0)
  const { paymentId, createdAt } = await purchaseOf(player.id)
  expect([to, subject]).toEqual([email, 'Your receipt for Kestrel Interceptor'])
  expect(text).toBe(`You bought Kestrel Interceptor from Meridian 2117.

Item: Kestrel Interceptor
Serial number: #KI-0911
Date: ${createdAt.toISOString().slice(0, 10)} (UTC)
Payment: ${paymentId}
Total paid (USD): $1250

All your purchases: https://market.test/Activity
`)
  expect(html).toContain(paymentId)
  expect(html).toContain('href="https://market.test/Activity"')

  const other = await confirmedPlayer()
  await server.onPaymentChange(await payForKestrel(server, other.player.id))
  await server.mail.after(1)
  expect(server.mail.sent.map((mail) => mail.to)).toEqual([email, other.email])
})

test.each([
  ['without an e-mail', { email: null, emailKey: null }],
  ['whose e-mail is not confirmed', { emailProven: false }],
])('mails no receipt to a player %s', async (_, change) => {
  const { player } = await confirmedPlayer()
  await server.db.update(players).set(change).where(eq(players.id, player.id))
  await server.onPaymentChange(await payForKestrel(server, player.id))
  const next = await confirmedPlayer()
  await server.onPaymentChange(await payForKestrel(server, next.player.id))
  expect((await server.mail.after(0)).to).toBe(next.email)
})

test('mails no receipt of a payment that bought nothing', async () => {
  const { player } = await confirmedPlayer()
  const providerId = await payForKestrel(server, player.id)
  server.provider.change(providerId, { amountCents: 1 })
  await server.onPaymentChange(providerId)
  const next = await confirmedPlayer()
  await server.onPaymentChange(await payForKestrel(server, next.player.id))
  expect((await server.mail.after(0)).to).toBe(next.email)
})

test('escapes the title of the item', async () => {
  const title = 'Sword & <b>Shield</b>'
  const isKestrel = eq(items.id, 'nfa-kestrel-interceptor')
  await server.db.update(items).set({ title }).where(isKestrel)
  const { player } = await confirmedPlayer()
  await server.onPaymentChange(await payForKestrel(server, player.id))
  const { subject, html } = await server.mail.after(0)
  await server.db.update(items).set({ title: 'Kestrel Interceptor' }).where(isKestrel)
  expect(subject).toBe(`Your receipt for ${title}`)
  expect(html).not.toContain('<b>')
  expect(html).toContain('Sword &amp; &lt;b&gt;Shield&lt;/b&gt;')
})

test('keeps a purchase whose receipt cannot be mailed', async () => {
  const testApp = await openTestApp()
  testApp.mail.failing = true
  const { player } = await confirmedPlayer(testApp)
  await testApp.onPaymentChange(await payForKestrel(testApp, player.id))
  expect(await testApp.stores.purchases.owns(player.id, 'nfa-kestrel-interceptor')).toBe(true)
  await testApp.close()
  expect(testApp.logged.join('')).toContain('A receipt was not mailed')
})
