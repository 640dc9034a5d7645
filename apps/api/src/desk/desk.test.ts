import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openTestApp, payForKestrel, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
import { activities, avatars, deskJournal, items, payments, players, purchases } from '../database/schema.ts'
import { runDesk, type DeskAnswer } from './desk.ts'

const item = kestrelInterceptor.id

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.provider.refundAnswer = 'refunded'
  await server.db.delete(deskJournal)
  server.mail.sent.length = 0
})

const desk = (...argv: string[]): Promise<DeskAnswer> =>
  runDesk(
    { argv, operator: 'root' },
    {
      db: server.db,
      provider: server.provider,
      mail: server.mail,
      addresses: { publicUrl: 'https://market.test', contact: 'help@market.test' },
      log: server.app.log,
    },
  )
const doIt = (...argv: string[]) => desk(...argv, '--yes', '--because', 'ticket 7', '--by', 'Ada')

const journal = async () =>
  (await server.db.select().from(deskJournal)).map(({ operator, change, because, subjects }) => ({
    operator,
    change,
    because,
    subjects,
  }))

async function owner() {
  const { player, email } = await signUpPlayer(server)
  const providerId = await payForKestrel(server, player.id)
  await server.onPaymentChange(providerId)
  const [payment] = await server.db.select().from(payments).where(eq(payments.providerId, providerId))
  return { id: player.id, email, providerId, paymentId: String(payment?.id) }
}

const paymentOf = async (providerId: string) =>
  (await server.db.select().from(payments).where(eq(payments.providerId, providerId)))[0]
const playerOf = async (id: string) => (await server.db.select().from(players).where(eq(players.id, id)))[0]
const owns = (playerId: string) => server.db.$count(purchases, eq(purchases.playerId, playerId))

test('explains itself, and refuses what it does not know', async () => {
  for (const argv of [
    [],
    ['sell'],
    ['find'],
    ['refund', 'a', 'b'],
    ['constructor'],
    ['find', 'x', '--now'],
  ]) {
    const { ok, text } = await desk(...argv)
    expect([ok, text.includes('Usage: desk COMMAND')]).toEqual([false, true])
  }
})

test.each([
  ['find', 'No player, payment or item is called nobody'],
  ['refund', 'No payment is called nobody. Nothing has changed.'],
  ['repaid', 'No payment is called nobody. Nothing has changed.'],
  ['delist', 'No item is called nobody. Nothing has changed.'],
  ['list', 'No item is called nobody. Nothing has changed.'],
  ['export', 'No player is called nobody. Nothing has changed.'],
  ['erase', 'No player is called nobody. Nothing has changed.'],
])('says that an id is wrong: %s', async (command, text) => {
  expect(await doIt(command, 'nobody')).toEqual({ ok: false, text })
  expect(await journal()).toEqual([])
})

test('describes a change first, and makes none without a reason', async () => {
  expect(await desk('delist', item)).toEqual({
    ok: true,
    text: `Would delist ${item}.\nNothing has changed. --yes --because "why" does it.`,
  })
  expect(await desk('delist', item, '--yes', '--because', ' ')).toEqual({
    ok: false,
    text: 'Say why, for the journal: --because "why". Nothing has changed.',
  })
  expect((await server.stores.desk.item(item))?.delistedAt).toBeNull()
  expect(await journal()).toEqual([])
})

test('finds a player, payment and item by each of their names, on one screen', async () => {
  const { id, email, providerId, paymentId } = await owner()
  await server.db
    .update(players)
    .set({ googleId: `g-${id}`, discordId: `d-${id}`, walletAddress: `0xabc${id}` })
    .where(eq(players.id, id))
  const { text } = await desk('find', id)
  expect(text.split('\n').map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, 'TIME'))).toEqual([
    `Player ${id}`,
    '  opened   TIME',
    `  e-mail   ${email}, not confirmed`,
    '  name',
    `  ways in  e-mail ${email} with password, Google g-${id}, Discord d-${id}, wallet 0xabc${id}`,
    'Purchases',
    `  TIME  $1250  ${item}  Kestrel Interceptor  payment ${paymentId}`,
    'Payments',
    `  TIME  $1250  paid  ${item}  ${paymentId}  sandbox ${providerId}`,
    'Activities',
    `  TIME  Purchase  Kestrel Interceptor  as Player ${id.slice(0, 4).toUpperCase()}`,
  ])
  for (const name of [email.toUpperCase(), `0xABC${id}`, `g-${id}`, `d-${id}`])
    expect(await desk('find', name)).toEqual({ ok: true, text })
  for (const name of [paymentId, providerId]) {
    const found = await desk('find', name)
    expect(found.text.startsWith('Payment\n')).toBe(true)
    expect(found.text).toContain(text)
  }
  expect((await desk('find', item)).text).toMatch(
    /^Item nfa-kestrel-interceptor\n {2}title +Kestrel Interceptor, #KI-0911, collectible\n {2}price +\$1250\n {2}market +listed\n {2}purchases +\d+\n {2}open payments +0$/,
  )
})

test('refunds a payment by the way of automatic refunds, and writes who and why', async () => {
  const { id, providerId, paymentId } = await owner()
  expect((await desk('refund', providerId)).text).toContain(`Would refund $1250 of payment ${paymentId}`)
  expect(await owns(id)).toBe(1)

  const { ok, text } = await doIt('refund', providerId)
  const change = `refund $1250 of payment ${paymentId} for ${item}`
  expect([ok, text.slice('2117-06-15 12:00'.length)]).toEqual([
    true,
    `  Ada: ${change} (ticket 7)\nThe money has gone back.`,
  ])
  expect(await journal()).toEqual([
    { operator: 'Ada', change, because: 'ticket 7', subjects: [paymentId, id] },
  ])
  expect(server.provider.refunds).toContain(providerId)
  expect((await paymentOf(providerId))?.status).toBe('refunded')
  expect(await owns(id)).toBe(0)
  expect(await server.db.$count(activities, eq(activities.buyerId, id))).toBe(0)
  expect((await desk('find', id)).text).toContain(`Ada: ${change} (ticket 7)`)

  expect(await doIt('refund', providerId)).toEqual({
    ok: false,
    text: `Payment ${paymentId} cannot be refunded: it is refunded. Nothing has changed.`,
  })
  expect((await journal()).length).toBe(1)
})

test.each([
  ['refundPending', 'refund_pending', 'The money is on its way back'],
  ['refused', 'refund_due', 'The provider has not refunded it yet'],
  ['failed', 'refund_due', 'The provider has not refunded it yet'],
] as const)('says how a refund goes on: %s', async (answer, status, words) => {
  const { id, providerId } = await owner()
  server.provider.refundAnswer = answer
  expect((await doIt('refund', providerId)).text).toContain(words)
  expect((await paymentOf(providerId))?.status).toBe(status)
  expect(await owns(id)).toBe(0)
})

test('leaves a refund to the sweep while the provider is away', async () => {
  const { providerId } = await owner()
  server.provider.failing = true
  onTestFinished(() => void (server.provider.failing = false))
  expect((await doIt('refund', providerId)).text).toContain('The provider has not refunded it yet')
  const payment = await paymentOf(providerId)
  expect(payment?.status).toBe('refund_due')
  expect(Number(payment?.checkAt)).toBeLessThanOrEqual(Date.now())
})

test('lists what needs a person, and tries a failed refund once more', async () => {
  expect(await desk('due')).toEqual({ ok: true, text: 'No payment needs a person.' })
  const failed = await owner()
  const disputed = await owner()
  await owner()
  await server.db
    .update(payments)
    .set({ status: 'refund_failed', refundRefusals: 3 })
    .where(eq(payments.id, failed.paymentId))
  await server.db.update(payments).set({ dispute: 'open' }).where(eq(payments.id, disputed.paymentId))
  const lines = (await desk('due')).text.split('\n')
  expect(lines.length).toBe(4)
  expect(lines[0]).toMatch(new RegExp(`refund FAILED .*${failed.paymentId}.* player ${failed.id}$`))
  expect(lines[1]).toMatch(new RegExp(`paid, dispute open .*${disputed.paymentId}.* player ${disputed.id}$`))

  expect((await doIt('refund', failed.paymentId)).text).toContain('The money has gone back.')
  expect(server.provider.refundKeys.at(-1)).toBe(`${failed.paymentId}:refund:3`)
  expect((await desk('due')).text.split('\n').length).toBe(3)
})

test('ends a failed refund that the player got by another way', async () => {
  const { providerId, paymentId } = await owner()
  expect(await doIt('repaid', paymentId)).toEqual({
    ok: false,
    text: `Payment ${paymentId} has no failed refund: it is paid. Nothing has changed.`,
  })
  await server.db.update(payments).set({ status: 'refund_failed' }).where(eq(payments.id, paymentId))
  expect((await desk('due')).text).toContain(paymentId)
  const { ok, text } = await doIt('repaid', providerId)
  expect([ok, text.slice('2117-06-15 12:00'.length)]).toEqual([
    true,
    `  Ada: end the failed refund of payment ${paymentId} (ticket 7)`,
  ])
  expect((await paymentOf(providerId))?.status).toBe('refunded')
  expect((await desk('due')).text).not.toContain(paymentId)
})

test('refuses to refund what was paid at another provider', async () => {
  const { id, paymentId } = await owner()
  await server.db.update(payments).set({ provider: 'stripe' }).where(eq(payments.id, paymentId))
  expect(await doIt('refund', paymentId)).toEqual({
    ok: false,
    text: `Payment ${paymentId} was made at stripe, which this server does not use. Nothing has changed.`,
  })
  expect(await owns(id)).toBe(1)
})

test('delists an item, lets the next sweep end its open payments, and lists it again', async () => {
  const { player } = await signUpPlayer(server)
  const providerId = await payForKestrel(server, player.id)
  server.provider.change(providerId, { status: 'open' })
  expect((await desk('delist', item)).text).toContain('Its open payments (1) end within minutes.')
  expect((await doIt('delist', item)).ok).toBe(true)
  expect((await server.app.inject(`/api/v1/search/item/${item}`)).statusCode).toBe(410)
  expect(Number((await paymentOf(providerId))?.checkAt)).toBeLessThanOrEqual(Date.now())
  expect((await desk('find', item)).text).toContain('delisted 2')
  expect(await doIt('delist', item)).toEqual({
    ok: false,
    text: `${item} is delisted already. Nothing has changed.`,
  })
  expect((await doIt('list', item)).ok).toBe(true)
  expect((await server.app.inject(`/api/v1/search/item/${item}`)).statusCode).toBe(200)
  expect((await journal()).map(({ change }) => change)).toEqual([`delist ${item}`, `list ${item}`])
})

test('sets a price that a card can pay', async () => {
  onTestFinished(async () => {
    await server.db.update(items).set({ priceCents: 125_000 }).where(eq(items.id, item))
  })
  for (const wrong of ['0', '0.49', '1000000', '1.005', '1e3', '1,250', ''])
    expect(await doIt('price', item, wrong)).toEqual({
      ok: false,
      text: 'A price is from $0.5 to $999999.99, such as 1250 or 0.99. Nothing has changed.',
    })
  expect((await doIt('price', item, '1250')).text).toBe(`${item} costs $1250 already. Nothing has changed.`)
  expect((await doIt('price', item, '1299.90')).ok).toBe(true)
  expect((await journal()).map(({ change }) => change)).toEqual([
    `set the price of ${item} from $1250 to $1299.9`,
  ])
  const { body } = await server.app.inject(`/api/v1/search/item/${item}`)
  expect(body).toContain('"price":1299.9,')
})

test('exports a player as JSON alone, with a line in the journal', async () => {
  const { id, email } = await owner()
  const { ok, text } = await doIt('export', email)
  expect(ok).toBe(true)
  expect(JSON.parse(text)).toHaveProperty('profile.email', email)
  expect((await journal()).map(({ change }) => change)).toEqual([`export player ${id}`])
})

test('erases a player, whom neither screen nor journal names any more', async () => {
  const { id, email } = await owner()
  expect((await desk('erase', email)).text).toContain(
    'For the books stay the payments (1) and purchases (1), of "A former player".',
  )
  expect((await doIt('erase', email)).ok).toBe(true)
  expect((await desk('find', email)).ok).toBe(false)
  const { text } = await desk('find', id)
  expect(text).toContain('none: erased')
  expect(text).toContain('as A former player')
  expect(text).toContain(`Ada: erase player ${id} (ticket 7)`)
  expect(text).not.toContain(email)
  expect(await doIt('erase', id)).toEqual({ ok: false, text: `Player ${id} is erased. Nothing has changed.` })
})

test('gives up an open payment, and waits for one that a bank works on, and for a refund', async () => {
  const { player } = await signUpPlayer(server)
  const other = await signUpPlayer(server)
  const providerId = await payForKestrel(server, player.id)
  server.provider.change(providerId, { status: 'open' })
  server.provider.processing.add(providerId)
  const wait = { ok: false, text: serverMessages.accountPays }
  expect(await doIt('erase', player.id)).toEqual(wait)
  expect(await doIt('merge', player.id, other.player.id)).toEqual(wait)
  server.provider.processing.delete(providerId)

  const setStatus = (status: 'open' | 'refund_pending' | 'refund_failed') =>
    server.db.update(payments).set({ status }).where(eq(payments.providerId, providerId))
  await setStatus('refund_pending')
  const text = `Payment ${(await paymentOf(providerId))?.id}: refund on its way. Nothing has changed.`
  expect(await desk('erase', player.id)).toEqual({ ok: false, text })
  expect(await doIt('merge', player.id, other.player.id)).toEqual({ ok: false, text })
  await setStatus('refund_failed')
  expect((await desk('erase', player.id)).text).toContain('refund FAILED. Nothing has changed.')
  expect(await journal()).toEqual([])

  await setStatus('open')
  server.provider.change(providerId, { status: 'open' })
  expect((await doIt('erase', player.id)).ok).toBe(true)
  expect((await paymentOf(providerId))?.status).toBe('canceled')
  expect((await server.provider.read(providerId))?.status).toBe('canceled')
})

test.each(['erase', 'merge'])('closes a payment of a former provider, to %s its player', async (command) => {
  const [{ player }, other] = [await signUpPlayer(server), await signUpPlayer(server)]
  const providerId = await payForKestrel(server, player.id)
  await server.db.update(payments).set({ provider: 'stripe' }).where(eq(payments.providerId, providerId))
  const named = command === 'erase' ? [player.id] : [player.id, other.player.id]
  expect((await doIt(command, ...named)).ok).toBe(true)
  expect((await paymentOf(providerId))?.status).toBe('canceled')
})

test('records what was paid before it is given up', async () => {
  const { player } = await signUpPlayer(server)
  const providerId = await payForKestrel(server, player.id)
  expect((await doIt('erase', player.id)).ok).toBe(true)
  expect((await paymentOf(providerId))?.status).toBe('succeeded')
  expect(await owns(player.id)).toBe(1)
})

test('gives an account its e-mail back, and takes it from all who had it before', async () => {
  const thief = await signUpPlayer(server)
  const { id } = thief.player
  const email = `back-${id}@meridian.test`
  await server.db
    .update(players)
    .set({ googleId: `g-${id}` })
    .where(eq(players.id, id))
  const link = await server.stores.mailedLinks.add(id, 60_000, 'thief@meridian.test')
  expect((await desk('email', thief.email, ` ${email} `)).text).toBe(
    [
      `Would give player ${id} another e-mail.`,
      `It changes from ${thief.email}, not confirmed to ${email}.`,
      `No way in any more: e-mail ${thief.email} with password, Google g-${id}.`,
      `Its sessions and mailed links end. Whoever reads the mails to ${email} sets a new password, and has the account.`,
      'Nothing has changed. --yes --because "why" does it.',
    ].join('\n'),
  )
  expect((await playerOf(id))?.email).toBe(thief.email)

  const { ok, text } = await doIt('email', thief.email, email)
  const change = `give player ${id} another e-mail`
  expect([ok, text.slice('2117-06-15 12:00'.length)]).toEqual([
    true,
    `  Ada: ${change} (ticket 7)\nA mail has gone to ${email}.\nA mail has gone to ${thief.email}.`,
  ])
  expect(await journal()).toEqual([{ operator: 'Ada', change, because: 'ticket 7', subjects: [id] }])
  const after = await server.stores.players.byId(id)
  expect([after?.account, after?.sessionEpoch]).toEqual([
    { email, emailProven: true, hasPassword: false, hasGoogle: false, hasDiscord: false },
    1,
  ])
  expect(await server.stores.mailedLinks.confirmEmail(id, link)).toBeUndefined()

  const [toNew, toFormer] = server.mail.sent
  expect([toNew?.to, toFormer?.to]).toEqual([email, thief.email])
  expect(toNew?.text).toContain('https://market.test/forgot-password')
  expect(toFormer?.text).toContain('please tell us at once: help@market.test')
  expect(toFormer?.text).not.toContain(email)
})

test('gives no account an e-mail that is none, or that has an account', async () => {
  const [player, other] = [await signUpPlayer(server), await signUpPlayer(server)]
  const before = await playerOf(player.player.id)
  for (const [email, text] of [
    ['lea@meridian', 'Please enter a valid email address'],
    [other.email.toUpperCase(), `Player ${other.player.id} has this e-mail already. Nothing has changed.`],
    [player.email, `Player ${player.player.id} has this e-mail already. Nothing has changed.`],
  ] as const)
    expect(await doIt('email', player.email, email)).toEqual({ ok: false, text })
  expect(await server.stores.players.giveEmail(player.player.id, other.email)).toBe(false)
  await server.stores.players.erase(other.player.id)
  expect(await doIt('email', other.player.id, other.email)).toEqual({
    ok: false,
    text: `Player ${other.player.id} is erased. Nothing has changed.`,
  })
  expect(await server.stores.players.giveEmail(other.player.id, other.email)).toBe(false)
  expect(await playerOf(player.player.id)).toEqual(before)
  expect(server.mail.sent).toEqual([])
})

test('says which mail about an e-mail was not sent', async () => {
  const { player } = await signUpPlayer(server)
  const email = `back-${player.id}@meridian.test`
  server.mail.failing = true
  onTestFinished(() => void (server.mail.failing = false))
  expect((await doIt('email', player.id, email)).text).toContain(
    `\nThe mail to ${email} was not sent (The mail server is away): tell the player yourself.`,
  )
  expect((await playerOf(player.id))?.email).toBe(email)
})

test('merges two accounts of one person', async () => {
  const from = await owner()
  const into = await server.stores.players.byWallet(`0xdef${from.id}`)
  const intoId = into.player.id
  await server.stores.players.saveProfile(from.id, 0, {
    fullName: 'Lea',
    bio: 'Relics.',
    avatar: new Uint8Array([1]),
  })
  await server.db
    .update(players)
    .set({ googleId: `g-${from.id}` })
    .where(eq(players.id, from.id))
  const [both, theirs] = ['land-caldera-ridge', item]
  await server.stores.savedItems.change(intoId, [{ id: both }], [])
  await server.stores.savedItems.change(from.id, [{ id: both, priceCents: 100 }, { id: theirs }], [])
  const before = await playerOf(from.id)
  expect((await desk('merge', from.email, intoId)).text).toBe(
    [
      `Would merge player ${from.id} into ${intoId}.`,
      `${intoId} gets the purchases (1) and payments (1).`,
      `Player ${from.id} is gone, and signed out.`,
      'Nothing has changed. --yes --because "why" does it.',
    ].join('\n'),
  )
  expect((await doIt('merge', from.email, intoId)).ok).toBe(true)
  expect(await playerOf(from.id)).toBeUndefined()
  expect(await playerOf(intoId)).toEqual({
    ...before,
    id: intoId,
    walletAddress: `0xdef${from.id}`,
    sessionEpoch: 0,
    createdAt: expect.any(Date),
  })
  expect(await owns(intoId)).toBe(1)
  const saved = await server.stores.savedItems.of(intoId)
  expect(saved.map(({ id }) => id)).toEqual([both, theirs])
  const rows = await server.db.select().from(activities).where(eq(activities.buyerId, intoId))
  expect(rows.map(({ buyer }) => buyer)).toEqual(['Lea'])
  // The old id leads to the new one by the journal.
  expect((await desk('find', from.id)).text).toContain(`merge player ${from.id} into ${intoId}`)
})

test('says which ways in a merge ends, as a player has one of each kind', async () => {
  const [from, into] = [await signUpPlayer(server), await signUpPlayer(server)]
  const [fromId, intoId] = [from.player.id, into.player.id]
  for (const id of [fromId, intoId]) {
    await server.stores.players.saveProfile(id, 0, { fullName: id, bio: '', avatar: new Uint8Array([2]) })
    await server.db
      .update(players)
      .set({ discordId: `d-${id}` })
      .where(eq(players.id, id))
  }
  const before = await playerOf(intoId)
  const avatarId = String((await playerOf(fromId))?.avatarId)
  expect((await desk('merge', fromId, intoId)).text).toContain(
    `No way in any more, as ${intoId} has another: ${from.email}, not confirmed, d-${fromId}.`,
  )
  expect((await doIt('merge', fromId, intoId)).ok).toBe(true)
  expect(await playerOf(intoId)).toEqual(before)
  expect(await server.db.$count(avatars, eq(avatars.id, avatarId))).toBe(0)
})

test('refuses to merge players who own the same item, and a player with itself', async () => {
  const [from, into] = [await owner(), await owner()]
  expect(await doIt('merge', from.id, into.id)).toEqual({
    ok: false,
    text: `Both have bought ${item}, which a player can own once: refund one first. Nothing has changed.`,
  })
  expect(await server.stores.playerData.merge(from.id, into.id)).toBe(false)
  expect((await doIt('merge', from.id, from.email)).text).toBe(
    `Both are player ${from.id}. Nothing has changed.`,
  )
  expect([await owns(from.id), await owns(into.id)]).toEqual([1, 1])
  await server.stores.players.erase(from.id)
  const other = (await signUpPlayer(server)).player.id
  for (const ids of [
    [from.id, other],
    [other, from.id],
  ])
    expect((await doIt('merge', ...ids)).text).toBe(`Player ${from.id} is erased. Nothing has changed.`)
  expect(await server.stores.playerData.merge(from.id, other)).toBe(false)
  expect(await journal()).toEqual([])
})

test('shows no character of a name that would steer a terminal', async () => {
  const { player } = await signUpPlayer(server)
  await server.db.update(players).set({ fullName: 'Lea\u001b[2J\u009b1m' }).where(eq(players.id, player.id))
  expect((await desk('find', player.id)).text).toContain('name     Lea [2J 1m')
})
