import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bearer,
  nextAddress,
  openTestApp,
  refused,
  signUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { watchStores } from '../../test/watch-stores.ts'
import { mailedLinks, players } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const post = (url: string, payload: object, remoteAddress = nextAddress(), { app } = server) =>
  app.inject({ method: 'POST', url, payload, remoteAddress })
const ask = (Email: string, from?: string, at?: TestApp) =>
  post('/api/v1/user/forgot-password', { Email }, from, at)
const logIn = (Email: string, Password: string, from?: string) =>
  post('/api/v1/user/login', { Email, Password }, from)
const reset = (token: string, Password: string, { ConfirmPassword = Password, from = nextAddress() } = {}) =>
  post(`/api/v1/user/reset-password/${token}`, { Password, ConfirmPassword }, from)

/** Requests a link and reads its token from the mail. */
async function linkFor(email: string): Promise<string> {
  const before = server.mail.sent.length
  await ask(email)
  const { text } = await server.mail.after(before)
  return /https:\/\/market\.test\/reset-password\/([\w-]+)/.exec(text)?.[1] ?? ''
}

const spentLink = refused(
  'link_expired',
  'This link has expired or was used already. Please ask for a new one.',
)

test('sets a new password by a link in a mail to the account’s own address, which the link names', async () => {
  const player = await signUpPlayer(server)
  const token = await linkFor(` ${player.email.toUpperCase()} `)
  const { to, subject, html } = server.mail.sent.at(-1)!
  expect([to, subject]).toEqual([player.email, 'Reset your Meridian 2117 password'])
  const fragment = `email=${encodeURIComponent(player.email)}`
  expect(html).toContain(`href="https://market.test/reset-password/${token}#${fragment}"`)

  const response = await reset(token, 'a new password')
  expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
  expect((await logIn(player.email, player.password)).statusCode).toBe(401)
  expect((await logIn(player.email, 'a new password')).statusCode).toBe(200)
})

test('tells the player of a new password, and names the ways in that the account had', async () => {
  const player = await signUpPlayer(server)
  await server.db
    .update(players)
    .set({ googleId: `google of ${player.player.id}`, emailProven: true })
    .where(eq(players.id, player.player.id))
  const token = await linkFor(player.email)
  expect(server.mail.sent.at(-1)?.text).toContain('You can sign in with a password or Google.')
  await reset(token, 'a new password')
  const { to, text } = server.mail.sent.at(-1)!
  expect(to).toBe(player.email)
  expect(text).toContain('A new password was set for your account.')
})

test('names no way in to an account that has none', async () => {
  const player = await signUpPlayer(server)
  await server.stores.players.giveEmail(player.player.id, `new-${player.email}`)
  await linkFor(`new-${player.email}`)
  expect(server.mail.sent.at(-1)?.text).not.toContain('You can sign in with')
})

test.each([
  ['ends the ways in that were added before the e-mail was proven', false],
  ['keeps the other ways in to an account with a proven e-mail', true],
])('%s', async (_, emailProven) => {
  const { player, email } = await signUpPlayer(server)
  const [googleId, discordId, walletAddress] = ['google', 'discord', 'wallet'].map(
    (way) => `${way} of ${player.id}`,
  )
  const ways = { googleId, discordId, walletAddress }
  await server.db
    .update(players)
    .set({ ...ways, emailProven })
    .where(eq(players.id, player.id))
  const token = await linkFor(email)
  const warning = 'Nobody has confirmed this e-mail so far, so a new password ends the other ways in.'
  expect(server.mail.sent.at(-1)?.text.includes(warning)).toBe(!emailProven)
  await reset(token, 'a new password')
  const stored = await server.stores.players.byId(player.id)
  expect(stored?.account).toEqual({
    email,
    emailProven: true,
    hasPassword: true,
    hasGoogle: emailProven,
    hasDiscord: emailProven,
    ...(emailProven && { walletAddress }),
  })
})

test('accepts a link once, and ends the player’s other links and sessions', async () => {
  const player = await signUpPlayer(server)
  const [first, second] = [await linkFor(player.email), await linkFor(player.email)]
  expect((await reset(second, 'a new password')).statusCode).toBe(200)
  for (const link of [first, second]) {
    const again = await reset(link, 'another one')
    expect([again.statusCode, again.json()]).toEqual([400, spentLink])
  }
  const history = await server.app.inject({
    url: `/api/v1/history/history/${player.player.id}`,
    headers: bearer(player.token),
  })
  expect(history.statusCode).toBe(401)
})

test('sets one password when a reset link is used several times at once', async () => {
  const player = await signUpPlayer(server)
  const token = await linkFor(player.email)
  const answers = await Promise.all(
    ['password-a', 'password-b', 'password-c'].map((newPassword) => reset(token, newPassword)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
})

test('accepts a link for an hour', async () => {
  const player = await signUpPlayer(server)
  const token = await linkFor(player.email)
  const pass = (minutes: number) =>
    server.db
      .update(mailedLinks)
      .set({ endsAt: sql`${mailedLinks.endsAt} - make_interval(mins => ${minutes})` })
  await pass(59)
  // The password is refused for its own reason, so the link still works.
  expect((await reset(token, 'short')).json()).toEqual(
    refused('invalid', 'Password must be between 8 and 20 characters'),
  )
  await pass(1)
  expect((await reset(token, 'a new password')).json()).toEqual(spentLink)
})

test('refuses a made-up link', async () => {
  expect((await reset('made-up', 'a new password')).json()).toEqual(spentLink)
})

test('keeps a link after it refuses a password', async () => {
  const player = await signUpPlayer(server)
  const token = await linkFor(player.email)
  const differing = await reset(token, 'a new password', { ConfirmPassword: 'another one' })
  expect([differing.statusCode, differing.json()]).toEqual([
    400,
    refused('invalid', 'Passwords do not match'),
  ])
  expect((await reset(token, 'a new password')).statusCode).toBe(200)
})

test('stores links as hashes only', async () => {
  const player = await signUpPlayer(server)
  const token = await linkFor(player.email)
  const rows = await server.db.select().from(mailedLinks)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('refuses an invalid e-mail with the message of the form', async () => {
  const response = await ask('ada.meridian.test')
  expect([response.statusCode, response.json()]).toEqual([
    400,
    refused('invalid', 'Please enter a valid email address'),
  ])
})

test('answers an unknown e-mail like a known one, and sends it no mail', async () => {
  const testApp = await openTestApp()
  const player = await signUpPlayer(testApp)
  const answers = await Promise.all(
    [player.email, 'nobody@meridian.test'].map((Email) =>
      testApp.app.inject({ method: 'POST', url: '/api/v1/user/forgot-password', payload: { Email } }),
    ),
  )
  // Closing waits for the background work.
  await testApp.close()
  expect(answers.map((answer) => [answer.statusCode, answer.json<unknown>()])).toEqual([
    [200, { success: true }],
    [200, { success: true }],
  ])
  expect(testApp.mail.sent.map(({ to }) => to)).toEqual([player.email])
})

test('does the same before the answer for a known e-mail as for an unknown one, and waits for nothing', async () => {
  const testApp = await openTestApp()
  const player = await signUpPlayer(testApp)
  // The account is looked up only after both answers.
  const { done, release } = watchStores(testApp.stores, 'byEmail')
  const work: string[][] = []
  for (const email of [player.email, 'nobody@meridian.test']) {
    done.length = 0
    expect((await ask(email, undefined, testApp)).statusCode).toBe(200)
    work.push([...done])
  }
  expect(work[0]).toEqual(['rateLimits.consume', 'players.byEmail'])
  expect(work[1]).toEqual(work[0])
  release()
  await testApp.close()
  expect(testApp.mail.sent).toHaveLength(1)
})

test('logs a mail that cannot be sent, and keeps it from the answer', async () => {
  const testApp = await openTestApp()
  const player = await signUpPlayer(testApp)
  testApp.mail.failing = true
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/v1/user/forgot-password',
    payload: { Email: player.email },
  })
  await testApp.close()
  expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
  expect(testApp.logged.join('')).toContain('A mail with a link to a new password was not sent')
  expect(testApp.logged.join('')).not.toContain('reset-password/')
})

test('sends five mails an hour to one account, whose links all work', async () => {
  const testApp = await openTestApp()
  const player = await signUpPlayer(testApp)
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: '/api/v1/user/forgot-password',
      remoteAddress: nextAddress(),
      payload: { Email: player.email },
    })
    expect(statusCode).toBe(200)
  }
  const { text } = await testApp.mail.after(0)
  const token = /reset-password\/([\w-]+)/.exec(text)?.[1] ?? ''
  const used = await testApp.app.inject({
    method: 'POST',
    url: `/api/v1/user/reset-password/${token}`,
    payload: { Password: 'a new password', ConfirmPassword: 'a new password' },
  })
  expect(used.statusCode).toBe(200)
  await testApp.close()
  const resets = testApp.mail.sent.filter((mail) => mail.text.includes('/reset-password/'))
  expect(resets).toHaveLength(5)
})

test('allows one address twenty requests and twenty links an hour', async () => {
  const from = nextAddress()
  for (let attempt = 0; attempt < 20; attempt += 1) await ask(`nobody-${attempt}@meridian.test`, from)
  expect((await ask('nobody@meridian.test', from)).statusCode).toBe(429)
  for (let tried = 0; tried < 20; tried += 1) await reset(`guess-${tried}`, 'a new password', { from })
  expect((await reset('guess', 'a new password', { from })).statusCode).toBe(429)
})

test('lets a player in with a new password at once while strangers’ guesses block the old one', async () => {
  const player = await signUpPlayer(server)
  const from = nextAddress()
  for (let guess = 0; guess < 11; guess += 1) await logIn(player.email, 'a wrong one', from)
  expect((await logIn(player.email, player.password, from)).statusCode).toBe(429)
  await reset(await linkFor(player.email), 'a new password', { from })
  expect((await logIn(player.email, 'a new password', from)).statusCode).toBe(200)
})
