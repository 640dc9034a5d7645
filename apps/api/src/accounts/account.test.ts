import {
  changeSavedItems,
  logIn as logInCall,
  readAccount,
  readSavedItems,
  signInWithGoogle,
  signInWithWallet,
  signOutEverywhere,
  type Session,
} from '@meridian-2117/contract'
import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import { savedLimit } from '@meridian-2117/contract/search/page-limit'
import { walletMessage } from '@meridian-2117/contract/validation/wallet-message'
import { and, eq, sql } from 'drizzle-orm'
import { addr, eip191Signer } from 'micro-eth-signer'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  bearer,
  nextAddress,
  openTestApp,
  payForKestrel,
  refused,
  sendProfile,
  signUpPlayer,
  tokenSecret,
  valueOf,
  type SignedUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { watchStores } from '../../test/watch-stores.ts'
import { items, mailedLinks, payments, players } from '../database/schema.ts'
import { emailKey } from './email-key.ts'
import type { Identity } from './player.store.ts'
import { createTokens } from './tokens.ts'

/** Reads the identity out of the proof. */
const vouch = (provider: Identity['provider']) => async (proof: string) => {
  const [id = '', email] = proof.split(' ')
  return { provider, id, email }
}

const open = () => openTestApp({ providers: { google: vouch('google'), discord: vouch('discord') } })

let server: TestApp
beforeAll(async () => {
  server = await open()
})
afterAll(() => server.close())
beforeEach(() => {
  server.mail.sent.length = 0
})

type Caller = Pick<Session, 'token'>

const post = (url: string, payload: object, caller?: Caller, { app } = server) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/${url}`,
    payload,
    remoteAddress: nextAddress(),
    ...(caller && { headers: bearer(caller.token) }),
  })
const get = (url: string, { token }: Caller) =>
  server.app.inject({ url: `/api/v1/${url}`, headers: bearer(token) })
const accountOf = async (caller: Caller) => valueOf(readAccount, (await get('account', caller)).json())

const unique = () => randomUUID().slice(0, 8)
const newEmail = () => `lea-${unique()}@meridian.test`
const withGoogle = async (proof = `google-${unique()}`) =>
  valueOf(signInWithGoogle, (await post('user/google', { token: proof })).json())
/** Saves the profile with some fields changed. */
const saveProfile = (player: SignedUpPlayer, change: Record<string, string>) =>
  sendProfile(server, player.token, { Email: player.email, ...change })
const logIn = (Email: string, Password: string) => post('user/login', { Email, Password })

/** Returns the same player's session of eleven minutes ago. */
const oldSessionOf = async ({ player }: Session): Promise<Caller> => {
  const tokens = createTokens({ current: tokenSecret }, server.stores.players)
  return { token: await tokens.sign({ id: player.id, sessionEpoch: 0 }, Date.now() - 11 * 60_000) }
}

const newWallet = () => {
  const { privateKey, address } = addr.random()
  const message = () =>
    walletMessage({ origin: 'https://market.test', address, nonce: unique(), timeMs: Date.now() })
  return (signed = message()) => ({
    address: address.toLowerCase(),
    message: signed,
    signature: eip191Signer.sign(signed, privateKey),
  })
}

const refusal = async (answer: ReturnType<typeof post>) => {
  const response = await answer
  return [response.statusCode, response.json<unknown>()]
}
const wrongPassword = [400, refused('password_wrong', 'Current password is wrong')]
const signInAgain = [403, refused('sign_in_again', serverMessages.signInAgain)]
const lastWayIn = [409, refused('last_way_in', serverMessages.lastWayIn)]
const wayInTaken = [409, refused('way_in_taken', serverMessages.wayInTaken)]
const linkSpent = [400, refused('link_expired', serverMessages.emailLinkSpent)]

/** Waits for a mail to this e-mail with such a link, and returns the link's token. */
async function linkTo(email: string, link: RegExp): Promise<string> {
  for (let read = 0; ; read += 1) {
    const { to, text } = await server.mail.after(read)
    const token = to === email ? link.exec(text)?.[1] : undefined
    if (token !== undefined) return token
  }
}
const emailToken = (email: string) => linkTo(email, /https:\/\/market\.test\/edit\?email=([\w-]+)/)
const resetToken = (email: string) => linkTo(email, /https:\/\/market\.test\/reset-password\/([\w-]+)/)

/** Confirms an e-mail as a press on the page of its link does. */
const confirm = (token: string, caller?: Caller) => post(`account/email/${token}`, {}, caller)

const askReset = async (email: string) => {
  await post('user/forgot-password', { Email: email })
  return resetToken(email)
}
const reset = (token: string, password: string) =>
  post(`user/reset-password/${token}`, { Password: password, ConfirmPassword: password })

const none = { emailProven: false, hasPassword: false, hasGoogle: false, hasDiscord: false }

test('shows the ways in of an account that was opened in each way', async () => {
  const signedUp = await signUpPlayer(server)
  const email = newEmail()
  const wallet = newWallet()()
  const [google, discord, walletSession] = [
    await withGoogle(`${unique()} ${email}`),
    (await post('user/discord', { code: unique() })).json<Session>(),
    valueOf(signInWithWallet, (await post('user/MetaMask', wallet)).json()),
  ]
  expect(await accountOf(signedUp)).toEqual({ ...none, email: signedUp.email, hasPassword: true })
  expect(await accountOf(google)).toEqual({ ...none, email, emailProven: true, hasGoogle: true })
  expect(await accountOf(discord)).toEqual({ ...none, hasDiscord: true })
  expect(await accountOf(walletSession)).toEqual({ ...none, walletAddress: wallet.address })
})

test('links Google, Discord and a wallet, which then sign in to the account, and mails the player each time', async () => {
  const player = await signUpPlayer(server)
  const [google, discord] = [unique(), unique()]
  const sign = newWallet()
  const linked = [
    await post('account/google', { token: google }, player),
    await post('account/discord', { code: discord }, player),
    await post('account/wallet', sign(), player),
    // The same once more changes nothing.
    await post('account/google', { token: google }, player),
  ]
  expect(linked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await accountOf(player)).toEqual({
    email: player.email,
    emailProven: false,
    hasPassword: true,
    hasGoogle: true,
    hasDiscord: true,
    walletAddress: sign().address,
  })
  const entered = [
    await post('user/google', { token: google }),
    await post('user/discord', { code: discord }),
    await post('user/MetaMask', sign()),
  ]
  expect(entered.map((answer) => answer.json<{ user: { id: string } }>().user.id)).toEqual(
    Array(3).fill(player.player.id),
  )
  expect(server.mail.sent.map(({ to }) => to)).toEqual(Array(3).fill(player.email))
  expect(server.mail.sent.map(({ text }) => text.split('\n')[0])).toEqual([
    'Your account can now be entered with Google.',
    'Your account can now be entered with Discord.',
    'Your account can now be entered with a wallet.',
  ])
  expect(server.mail.sent[0]?.html).toContain('href="https://market.test/forgot-password"')
})

test('refuses a way in that signs in to another account, and a second one of its kind', async () => {
  const player = await signUpPlayer(server)
  const [google, discord] = [unique(), unique()]
  const sign = newWallet()
  await post('user/google', { token: google })
  await post('user/discord', { code: discord })
  await post('user/MetaMask', sign())
  expect([
    await refusal(post('account/google', { token: google }, player)),
    await refusal(post('account/discord', { code: discord }, player)),
    await refusal(post('account/wallet', sign(), player)),
  ]).toEqual([wayInTaken, wayInTaken, wayInTaken])
  await post('account/google', { token: unique() }, player)
  expect(await refusal(post('account/google', { token: unique() }, player))).toEqual([
    409,
    refused('way_in_taken', serverMessages.wayInLinked),
  ])
})

test('refuses to link a wallet by a message that was used already', async () => {
  const player = await signUpPlayer(server)
  const sign = newWallet()
  const signed = sign()
  await post('user/MetaMask', signed)
  expect(await refusal(post('account/wallet', signed, player))).toEqual([
    401,
    refused('signature_expired', serverMessages.walletMessageUsed),
  ])
})

test.each([
  ['proves the e-mail by a Google account with the same', (email: string) => email.toUpperCase(), true],
  ['leaves the e-mail unproven by a Google account with another', newEmail, false],
])('%s', async (_, emailOf, emailProven) => {
  const player = await signUpPlayer(server)
  await post('account/google', { token: `${unique()} ${emailOf(player.email)}` }, player)
  expect(await accountOf(player)).toEqual({
    ...none,
    email: player.email,
    emailProven,
    hasPassword: true,
    hasGoogle: true,
  })
})

test('removes a way in with the current password, but never the last one', async () => {
  const player = await signUpPlayer(server)
  const google = unique()
  const remove = (way: string, password?: string) => post('account/unlink', { way, password }, player)
  expect(await refusal(remove('password', player.password))).toEqual(lastWayIn)
  await post('account/google', { token: google }, player)
  expect([await refusal(remove('google')), await refusal(remove('google', 'a guess'))]).toEqual([
    wrongPassword,
    wrongPassword,
  ])
  expect((await remove('google', player.password)).statusCode).toBe(200)
  expect(await accountOf(player)).toEqual({ ...none, email: player.email, hasPassword: true })
  expect((await withGoogle(google)).player.id).not.toBe(player.player.id)
  // What is not there is removed without a word.
  const sent = server.mail.sent.length
  expect((await remove('discord')).statusCode).toBe(200)
  expect(server.mail.sent).toHaveLength(sent)
  expect(server.mail.sent.at(-1)?.text).toContain('can no longer be entered with Google')
})

test('keeps one way in when all are removed at the same moment', async () => {
  const player = await signUpPlayer(server)
  await post('account/google', { token: unique() }, player)
  const answers = await Promise.all(
    ['password', 'google'].map((way) => post('account/unlink', { way, password: player.password }, player)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('allows ten guesses at the password within a session, whatever it is asked for', async () => {
  const player = await signUpPlayer(server)
  const guess = { email: newEmail(), password: 'a guess' }
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => post('account/delete', guess, player)),
    ...Array.from({ length: 6 }, () => post('account/email', guess, player)),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
})

test('demands a sign-in of the last ten minutes from a player without a password, which no new token replaces', async () => {
  const player = await withGoogle()
  await post('account/discord', { code: unique() }, player)
  const old = await oldSessionOf(player)
  const renewed = valueOf(signOutEverywhere, (await post('user/sign-out-everywhere', {}, old)).json())
  for (const [url, body] of [
    ['account/unlink', { way: 'discord' }],
    ['account/email', { email: newEmail() }],
    ['account/delete', {}],
  ] as const)
    expect(await refusal(post(url, body, renewed))).toEqual(signInAgain)
  await server.db.update(players).set({ sessionEpoch: 0 }).where(eq(players.id, player.player.id))
  expect((await post('account/unlink', { way: 'discord' }, player)).statusCode).toBe(200)
})

test('changes the e-mail once its player confirms the link in a mail to the new one, and tells the old one', async () => {
  const player = await signUpPlayer(server)
  const email = newEmail()
  const oldBox = await askReset(player.email)
  const asked = await post('account/email', { email, password: player.password }, player)
  expect([asked.statusCode, asked.json()]).toEqual([200, { success: true }])
  const token = await emailToken(email)
  expect(await accountOf(player)).toEqual({ ...none, email: player.email, hasPassword: true })

  expect((await confirm(token, player)).json()).toEqual({ success: true })
  expect(await accountOf(player)).toEqual({ ...none, email, emailProven: true, hasPassword: true })
  expect((await logIn(email, player.password)).statusCode).toBe(200)
  expect((await logIn(player.email, player.password)).statusCode).toBe(401)
  const told = server.mail.sent.at(-1)
  expect([told?.to, told?.text]).toEqual([
    player.email,
    `Your account has another e-mail now: ${email}.\n\nIf it was you, there is nothing to do. If not, please tell us at once: https://market.test\n`,
  ])
  // Links in the old mailbox no longer work.
  expect((await reset(oldBox, 'of the old box')).statusCode).toBe(400)
})

test.each([
  ['help@market.test', 'mailto:help@market.test'],
  ['https://help.test/?a=1&b=2', 'https://help.test/?a=1&amp;b=2'],
])('says whom to tell of a change that was not the player’s: %s', async (contact, href) => {
  const testApp = await openTestApp({ contact })
  const player = await signUpPlayer(testApp)
  await post('account/delete', { password: player.password }, player, testApp)
  const told = await testApp.mail.after(0)
  await testApp.close()
  expect(told.text).toContain(`If not, please tell us at once: ${contact}\n`)
  expect(told.html).toContain(`<a href="${href}"`)
})

test('refuses a link to an e-mail without its player, whom it still serves', async () => {
  const [player, other] = [await signUpPlayer(server), await signUpPlayer(server)]
  const email = newEmail()
  await post('account/email', { email, password: player.password }, player)
  const token = await emailToken(email)
  expect(await refusal(confirm(token))).toEqual([401, refused('unauthorized', messages.notAuthenticated)])
  expect(await refusal(confirm(token, other))).toEqual(linkSpent)
  expect((await accountOf(player)).email).toBe(player.email)
  expect((await confirm(token, player)).statusCode).toBe(200)
})

test('answers the link of a confirmed e-mail as confirmed again, and changes and mails nothing', async () => {
  const player = await signUpPlayer(server)
  const [email, later] = [newEmail(), newEmail()]
  const ask = async (to: string) => {
    await post('account/email', { email: to, password: player.password }, player)
    return emailToken(to)
  }
  const token = await ask(email)
  await confirm(token, player)
  const laterToken = await ask(later)
  const [account, sent] = [await accountOf(player), server.mail.sent.length]
  expect((await confirm(token, player)).json()).toEqual({ success: true })
  expect([await accountOf(player), server.mail.sent.length]).toEqual([account, sent])
  // It undoes no later change.
  expect((await confirm(laterToken, player)).statusCode).toBe(200)
  expect(await refusal(confirm(token, player))).toEqual(linkSpent)
  expect((await accountOf(player)).email).toBe(later)
})

test('tells the e-mail of an account when another one is asked for, but not when its own is', async () => {
  const player = await signUpPlayer(server)
  const email = newEmail()
  await post('account/email', { email: player.email.toUpperCase() }, player)
  await emailToken(player.email.toUpperCase())
  await post('account/email', { email, password: player.password }, player)
  await emailToken(email)
  const told = server.mail.sent.filter(({ to }) => to === player.email)
  expect(told.map(({ subject, text }) => [subject, text])).toEqual([
    [
      'Another e-mail for your Meridian 2117 account',
      `Your account was asked to change its e-mail to ${email}. Nothing changes before the link in a mail to it is confirmed.

If it was you, there is nothing to do. If not, set a new password, which ends all sessions and mailed links, and look at the ways in to your account on Edit Profile.

Set a new password: https://market.test/forgot-password
`,
    ],
  ])
})

test('confirms the current e-mail by a link without a password, and keeps all ways in', async () => {
  const player = await signUpPlayer(server)
  await post('account/email', { email: player.email }, player)
  expect((await confirm(await emailToken(player.email), player)).statusCode).toBe(200)
  expect(await accountOf(player)).toEqual({
    ...none,
    email: player.email,
    emailProven: true,
    hasPassword: true,
  })
  expect(server.mail.sent).toHaveLength(1)
})

test('confirms a stored e-mail that no account may change to', async () => {
  const player = await signUpPlayer(server)
  const email = `lea..${unique()}@x.test`
  expect(await refusal(post('account/email', { email, password: player.password }, player))).toEqual([
    400,
    refused('invalid', 'Please enter a valid email address'),
  ])
  await server.db
    .update(players)
    .set({ email, emailKey: emailKey(email) })
    .where(eq(players.id, player.player.id))
  expect((await post('account/email', { email }, player)).statusCode).toBe(200)
  expect((await server.mail.after(0)).to).toBe(email)
})

test('gives a player of a wallet an e-mail, to which a reset mail leads', async () => {
  const player = valueOf(signInWithWallet, (await post('user/MetaMask', newWallet()())).json())
  const email = newEmail()
  await post('account/email', { email }, player)
  await confirm(await emailToken(email), player)
  expect(server.mail.sent).toHaveLength(1)
  const token = await askReset(email)
  expect(server.mail.sent[1]?.text).toContain('You can sign in with a wallet.')
  await reset(token, 'a new password')
  expect((await logIn(email, 'a new password')).json<{ user: { id: string } }>().user.id).toBe(
    player.player.id,
  )
  expect((await post('user/MetaMask', newWallet()())).statusCode).toBe(200)
})

test('answers alike, and does the same before the answer, for an e-mail with an account and without', async () => {
  const testApp = await open()
  const [player, other] = [await signUpPlayer(testApp), await signUpPlayer(testApp)]
  const free = newEmail()
  // The mail is counted and written only after both answers.
  const { done, release } = watchStores(testApp.stores, 'tryConsume')
  const answers = []
  for (const email of [other.email, free]) {
    done.length = 0
    const answer = await post('account/email', { email, password: player.password }, player, testApp)
    answers.push([answer.statusCode, answer.json<unknown>(), [...done]])
  }
  expect(answers[0]).toEqual(answers[1])
  release()
  await testApp.close()
  const mails = Object.fromEntries(testApp.mail.sent.map(({ to, text }) => [to, text]))
  expect(Object.keys(mails).toSorted()).toEqual([free, other.email, player.email].toSorted())
  expect(mails[other.email]).toContain('It has an account of its own already')
  expect(mails[other.email]).not.toContain('?email=')
})

test('sends five mails an hour to one e-mail, whoever asks', async () => {
  const testApp = await open()
  const email = newEmail()
  for (let asked = 0; asked < 7; asked += 1) {
    const player = await signUpPlayer(testApp)
    expect(
      (await post('account/email', { email, password: player.password }, player, testApp)).statusCode,
    ).toBe(200)
  }
  await testApp.close()
  expect(testApp.mail.sent.filter(({ to }) => to === email)).toHaveLength(5)
})

test('refuses a link to an e-mail that has expired, is made up or leads to a password, and the other way round', async () => {
  const player = await signUpPlayer(server)
  const ask = async () => {
    const email = newEmail()
    await post('account/email', { email, password: player.password }, player)
    return emailToken(email)
  }
  const expired = await ask()
  await server.db.update(mailedLinks).set({ endsAt: sql`now()` })
  const token = await ask()
  for (const wrong of [expired, 'made-up', await askReset(player.email)])
    expect(await refusal(confirm(wrong, player))).toEqual(linkSpent)
  expect((await reset(token, 'a new password')).statusCode).toBe(400)
  expect((await confirm(token, player)).statusCode).toBe(200)
})

test('refuses an e-mail that another player has taken meanwhile', async () => {
  const player = await signUpPlayer(server)
  const email = newEmail()
  await post('account/email', { email, password: player.password }, player)
  const token = await emailToken(email)
  await signUpPlayer(server, email.toUpperCase())
  expect(await refusal(confirm(token, player))).toEqual([
    409,
    refused('email_taken', 'This email is already registered'),
  ])
})

test('refuses an e-mail without a dot, and a wrong password, before it mails', async () => {
  const player = await signUpPlayer(server)
  const change = (email: string, password: string) => post('account/email', { email, password }, player)
  expect(await refusal(change('lea@meridian', player.password))).toEqual([
    400,
    refused('invalid', 'Please enter a valid email address'),
  ])
  expect(await refusal(change(newEmail(), 'a guess'))).toEqual(wrongPassword)
  expect(server.mail.sent).toEqual([])
})

test.each([
  [
    'a new password',
    (player: SignedUpPlayer) =>
      saveProfile(player, { Password: player.password, NewPassword: 'a new password' }),
    'a new password',
  ],
  ['a sign-out everywhere', (player: SignedUpPlayer) => post('user/sign-out-everywhere', {}, player)],
  [
    'a mailed link to a new password',
    async ({ email }: SignedUpPlayer) => reset(await askReset(email), 'a new password'),
    'a new password',
  ],
])('ends every mailed link of a player by %s', async (_, act, password = 'through the gate') => {
  const player = await signUpPlayer(server)
  const email = newEmail()
  const toPassword = await askReset(player.email)
  await post('account/email', { email, password: player.password }, player)
  const toEmail = await emailToken(email)
  expect((await act(player)).statusCode).toBe(200)
  const again = valueOf(logInCall, (await logIn(player.email, password)).json())
  expect(await refusal(confirm(toEmail, again))).toEqual(linkSpent)
  expect((await reset(toPassword, 'of a stranger')).statusCode).toBe(400)
})

test('keeps the mailed links of a player who changes something else', async () => {
  const player = await signUpPlayer(server)
  const token = await askReset(player.email)
  expect((await saveProfile(player, { Bio: 'Pilot' })).statusCode).toBe(200)
  expect((await reset(token, 'a new password')).statusCode).toBe(200)
})

test('exports what the server holds of the player', async () => {
  const player = await signUpPlayer(server)
  const { data } = (await get('account/export', player)).json<{ data: object }>()
  const held = await server.stores.playerData.export(player.player.id)
  expect(data).toEqual(JSON.parse(JSON.stringify(held)))
})

test('deletes an account with its password, ends its sessions and tells the player', async () => {
  const player = await signUpPlayer(server)
  const remove = (password?: string) => post('account/delete', { password }, player)
  await post('account/saved', { add: [{ id: 'land-caldera-ridge' }], remove: [] }, player)
  expect([await refusal(remove()), await refusal(remove('a guess'))]).toEqual([wrongPassword, wrongPassword])
  expect((await remove(player.password)).json()).toEqual({ success: true })
  expect((await get('account', player)).statusCode).toBe(401)
  expect((await logIn(player.email, player.password)).statusCode).toBe(401)
  expect(server.mail.sent.map(({ to, text }) => [to, text.split('\n')[0]])).toEqual([
    [player.email, 'Your account was deleted.'],
  ])
})

test('deletes no account while a bank works on its payment, and gives up one that was left', async () => {
  const player = await signUpPlayer(server)
  const providerId = await payForKestrel(server, player.player.id)
  server.provider.change(providerId, { status: 'open' })
  server.provider.processing.add(providerId)
  const remove = () => post('account/delete', { password: player.password }, player)
  expect(await refusal(remove())).toEqual([409, refused('payment_processing', serverMessages.accountPays)])
  server.provider.processing.delete(providerId)
  expect((await remove()).json()).toEqual({ success: true })
  expect((await server.provider.read(providerId))?.status).toBe('canceled')
})

test('deletes an account with any number of open payments, also of a former provider', async () => {
  const player = await signUpPlayer(server)
  const playerId = player.player.id
  const rows = await server.db
    .select({ itemId: items.id, amountCents: items.priceCents })
    .from(items)
    .limit(12)
  const currency = 'usd'
  for (const { itemId, amountCents } of rows) {
    const { id: providerId } = await server.provider.open({
      amountCents,
      currency,
      description: '',
      idempotencyKey: itemId,
      metadata: { userId: playerId, productId: itemId },
    })
    await server.db
      .insert(payments)
      .values({ provider: 'sandbox', providerId, playerId, itemId, amountCents, currency })
  }
  const isFirst = and(eq(payments.playerId, playerId), eq(payments.itemId, String(rows[0]?.itemId)))
  await server.db.update(payments).set({ provider: 'stripe' }).where(isFirst)
  expect((await post('account/delete', { password: player.password }, player)).json()).toEqual({
    success: true,
  })
  const held = await server.db.select().from(payments).where(eq(payments.playerId, playerId))
  expect(held.map(({ status }) => status)).toEqual(Array(12).fill('canceled'))
})

test('keeps saved items with the price that they were saved at, the latest last', async () => {
  const player = await signUpPlayer(server)
  const change = async (add: object[], remove: string[] = []) =>
    valueOf(changeSavedItems, (await post('account/saved', { add, remove }, player)).json()).entries
  await change([{ id: 'helm', priceCents: 48_000 }, { id: 'blade' }])
  await change([
    { id: 'ridge', priceCents: 100 },
    { id: 'helm', priceCents: 1 },
    { id: 'ridge', priceCents: 2 },
  ])
  expect(await change([{ id: 'drone' }], ['blade', 'unknown'])).toEqual([
    { id: 'helm', priceCents: 48_000 },
    { id: 'ridge', priceCents: 100 },
    { id: 'drone' },
  ])
  const other = await signUpPlayer(server)
  expect(valueOf(readSavedItems, (await get('account/saved', other)).json()).entries).toEqual([])
})

test('answers saved items with what they are today, a delisted one too', async () => {
  const player = await signUpPlayer(server)
  const [ridge, helm] = ['land-caldera-ridge', 'nfa-vanguard-helm']
  const add = [{ id: ridge, priceCents: 100 }, { id: helm }, { id: 'unknown' }]
  await post('account/saved', { add, remove: [] }, player)
  const item = await server.stores.items.byId(ridge)
  const delisted = await server.stores.items.byId(helm)
  await server.stores.items.setListed(helm, false)
  try {
    expect(valueOf(readSavedItems, (await get('account/saved', player)).json()).entries).toEqual([
      { id: ridge, priceCents: 100, item },
      { id: helm, item: delisted, delisted: true },
      { id: 'unknown' },
    ])
  } finally {
    await server.stores.items.setListed(helm, true)
  }
})

test('drops the oldest saved items above the limit', async () => {
  const player = await signUpPlayer(server)
  const save = (from: number, count: number) =>
    post(
      'account/saved',
      { add: Array.from({ length: count }, (_, index) => ({ id: `item-${from + index}` })), remove: [] },
      player,
    )
  await save(0, savedLimit)
  expect((await save(savedLimit, savedLimit + 1)).statusCode).toBe(400)
  await save(savedLimit, 2)
  const { entries } = valueOf(readSavedItems, (await get('account/saved', player)).json())
  expect([entries.length, entries[0]?.id, entries.at(-1)?.id]).toEqual([
    savedLimit,
    'item-2',
    `item-${savedLimit + 1}`,
  ])
})
