import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { eq, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, openTestApp, payForKestrel, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
import * as schema from '../database/schema.ts'
import {
  activities,
  avatars,
  knownAddresses,
  mailedLinks,
  paymentKeys,
  payments,
  players,
  purchases,
  savedItems,
  waitingMails,
  walletMessages,
} from '../database/schema.ts'
import { HttpError } from '../http/http-error.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const wallet = '0x00000000000000000000000000000000000000aa'
const message = 'market.test wants you to sign in'

/** Opens an account that has bought the Kestrel Interceptor and left a trace in every table. */
async function knownPlayer() {
  const session = await signUpPlayer(server)
  const { id } = session.player
  await server.onPaymentChange(await payForKestrel(server, id))
  await server.stores.players.saveProfile(id, 0, {
    fullName: 'Lea Moreau',
    bio: 'Collects relics.',
    avatar: new Uint8Array([1, 2, 3]),
  })
  await server.db
    .update(players)
    .set({ walletAddress: wallet, discordId: 'discord-1', googleId: 'google-1' })
    .where(eq(players.id, id))
  await server.stores.players.claimWalletMessage(wallet, message, new Date(), new Date(0))
  await server.stores.mailedLinks.add(id, 60_000)
  const reset = { to: session.email, subject: 'Reset', text: 'A link', html: 'A link' }
  await server.stores.waitingMails.add(reset, 'A mail with a link to a new password was not sent')
  await server.stores.savedItems.change(id, [{ id: 'land-caldera-ridge', priceCents: 100 }], [])
  await server.stores.payments.itemOfKey(id, 'key-1', 'nfa-kestrel-interceptor')
  return { ...session, id }
}

const rowOf = async (id: string) => (await server.db.select().from(players).where(eq(players.id, id))).at(0)

test('exports what is held of a player, without secrets; then erases all but the books', async () => {
  const { id, email, token } = await knownPlayer()
  const data = await server.stores.playerData.export(id)
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    profile: {
      id,
      email,
      emailProven: false,
      hasPassword: true,
      fullName: 'Lea Moreau',
      bio: 'Collects relics.',
      discordId: 'discord-1',
      googleId: 'google-1',
      walletAddress: wallet,
      createdAt: expect.any(String),
    },
    picture: { type: 'image/webp', base64: 'AQID' },
    signInAddresses: [{ address: expect.stringContaining('10.0.'), seenAt: expect.any(String) }],
    signedMessages: [{ address: wallet, message, takenAt: expect.any(String) }],
    payments: [
      {
        id: expect.any(String),
        provider: 'sandbox',
        providerId: expect.stringMatching(/^pi_/),
        itemId: 'nfa-kestrel-interceptor',
        title: 'Kestrel Interceptor',
        amountCents: 125_000,
        currency: 'usd',
        status: 'succeeded',
        refundedCents: 0,
        dispute: null,
        createdAt: expect.any(String),
      },
    ],
    savedItems: [{ itemId: 'land-caldera-ridge', priceCents: 100, savedAt: expect.any(String) }],
    paymentKeys: [{ key: 'key-1', itemId: 'nfa-kestrel-interceptor', createdAt: expect.any(String) }],
    purchases: [
      {
        id: expect.any(String),
        paymentId: data?.payments[0]?.id,
        itemId: 'nfa-kestrel-interceptor',
        title: 'Kestrel Interceptor',
        amountCents: 125_000,
        createdAt: expect.any(String),
      },
    ],
    activities: [expect.objectContaining({ type: 'Purchase', buyerId: id, priceCents: 125_000 })],
  })

  const { avatarId } = (await rowOf(id)) ?? {}
  expect(await server.stores.players.erase(id)).toBe(true)
  expect(await rowOf(id)).toEqual({
    id,
    email: null,
    emailKey: null,
    emailProven: false,
    passwordHash: null,
    fullName: null,
    bio: null,
    avatarId: null,
    sessionEpoch: 1,
    discordId: null,
    googleId: null,
    walletAddress: null,
    createdAt: expect.any(Date),
  })
  const left = await server.stores.playerData.export(id)
  expect(left).toEqual({
    profile: expect.anything(),
    picture: null,
    signInAddresses: [],
    signedMessages: [],
    payments: data?.payments,
    savedItems: [],
    paymentKeys: [],
    purchases: data?.purchases,
    activities: data?.activities.map((activity) => ({ ...activity, buyer: 'A former player' })),
  })
  expect(await server.db.$count(avatars, eq(avatars.id, String(avatarId)))).toBe(0)
  expect(await server.db.$count(walletMessages, eq(walletMessages.address, wallet))).toBe(0)
  expect(await server.db.$count(waitingMails, eq(waitingMails.recipient, email))).toBe(0)
  for (const table of [knownAddresses, mailedLinks, savedItems, paymentKeys])
    expect(await server.db.$count(table, eq(table.playerId, id))).toBe(0)
  const { statusCode } = await server.app.inject({
    url: '/api/v1/getProfile',
    headers: bearer(token),
  })
  expect(statusCode).toBe(401)
  expect(await server.stores.players.erase(id)).toBe(false)
})

test('exports and erases nobody for an unknown id', async () => {
  expect(await server.stores.playerData.export('nobody')).toBeUndefined()
  expect(await server.stores.players.erase('nobody')).toBe(false)
})

test.each([
  ['open', serverMessages.accountPays],
  ['refund_due', serverMessages.accountPays],
  ['refund_pending', serverMessages.accountPays],
  ['refund_failed', serverMessages.accountOwed],
] as const)('erases no player whose payment is %s', async (status, words) => {
  const { player } = await signUpPlayer(server)
  await payForKestrel(server, player.id)
  await server.db.update(payments).set({ status }).where(eq(payments.playerId, player.id))
  await expect(server.stores.players.erase(player.id)).rejects.toEqual(
    new HttpError(409, 'payment_processing', words),
  )
  expect((await rowOf(player.id))?.email).toBe(player.email)
})

test('closes a payment that the provider has never opened', async () => {
  const { player } = await signUpPlayer(server)
  await server.db.insert(payments).values({
    provider: 'sandbox',
    playerId: player.id,
    itemId: 'nfa-kestrel-interceptor',
    amountCents: 125_000,
    currency: 'usd',
  })
  expect(await server.stores.players.erase(player.id)).toBe(true)
  const data = await server.stores.playerData.export(player.id)
  expect(data?.payments.map(({ status }) => status)).toEqual(['canceled'])
})

test('refunds what is paid for an erased player', async () => {
  const { player } = await signUpPlayer(server)
  const providerId = await payForKestrel(server, player.id)
  await server.db.update(payments).set({ status: 'canceled' }).where(eq(payments.playerId, player.id))
  await server.stores.players.erase(player.id)
  await server.onPaymentChange(providerId)
  expect(server.provider.refunds).toContain(providerId)
  expect(await server.db.$count(purchases, eq(purchases.playerId, player.id))).toBe(0)
  expect(await server.db.$count(activities, eq(activities.buyerId, player.id))).toBe(0)
})

test('knows every table that names a player', () => {
  const naming = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ foreignKeys }) => foreignKeys.some((key) => key.reference().foreignTable === players))
    .map(({ name }) => name)
  // A new one belongs into the functions of player-data.store.ts.
  expect(naming).toEqual([
    'known_addresses',
    'password_resets',
    'saved_items',
    'payments',
    'payment_keys',
    'purchases',
    'activities',
  ])
})
