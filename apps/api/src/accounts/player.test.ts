import { eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { nextAddress, openTestApp, refused, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
import { rateLimits, players } from '../database/schema.ts'
import { rememberedForMs } from '../limits/limits.store.ts'
import { emailKey } from './email-key.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const post = (url: string, payload: object, remoteAddress = nextAddress()) =>
  server.app.inject({ method: 'POST', url, payload, remoteAddress })
const signUp = (payload: object, from?: string) => post('/api/v1/user/signup', payload, from)
const logIn = (Email: string, Password: string, from = '203.0.113.7') =>
  post('/api/v1/user/login', { Email, Password }, from)

const account = (Email: string) => ({ Email, Password: 'void-runner', ConfirmPassword: 'void-runner' })

test('answers a sign-up 201 with the user and a token in every spelling that the site reads', async () => {
  const response = await signUp(account('  Ada@Meridian.test '))
  expect(response.statusCode).toBe(201)
  const body = response.json<{ token: string; user: { id: string } }>()
  const { token } = body
  const { id } = body.user
  const user = { _id: id, id, email: 'Ada@Meridian.test', Email: 'Ada@Meridian.test' }
  expect(body).toEqual({ success: true, user, token, data: { user, token } })
  const claims = decodeJwt(token)
  expect(claims.sub).toBe(id)
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(7 * 24 * 60 * 60)
})

test('stores a password as an argon2id hash only', async () => {
  await signUp(account('hashed@meridian.test'))
  const [row] = await server.db.select().from(players).where(eq(players.email, 'hashed@meridian.test'))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  expect(row?.passwordHash).not.toContain('void-runner')
})

test.each([
  ['a wrong e-mail', { ...account('ada.meridian.test') }, 'Please enter a valid email address'],
  ['an e-mail no mail can reach', account(`${'a'.repeat(250)}@b.test`), 'Please enter a valid email address'],
  [
    'an e-mail that a mailer reads as another',
    account('a1<victim@x.test>'),
    'Please enter a valid email address',
  ],
  [
    'no e-mail',
    { Password: 'void-runner', ConfirmPassword: 'void-runner' },
    'Please enter a valid email address',
  ],
  [
    'a short password',
    { Email: 'a@b.test', Password: 'seven77', ConfirmPassword: 'seven77' },
    'Password must be between 8 and 20 characters',
  ],
  [
    'a long password',
    { Email: 'a@b.test', Password: 'x'.repeat(21), ConfirmPassword: 'x'.repeat(21) },
    'Password must be between 8 and 20 characters',
  ],
  [
    'another confirmation',
    { Email: 'a@b.test', Password: 'void-runner', ConfirmPassword: 'void-walker' },
    'Passwords do not match',
  ],
  [
    'a confirmation that is missing',
    { Email: 'a@b.test', Password: 'void-runner' },
    'Passwords do not match',
  ],
])('refuses a sign-up with %s with the message of the form', async (_case, payload, message) => {
  const response = await signUp(payload)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refused('invalid', message))
})

test('refuses an e-mail that is registered in another case', async () => {
  await signUp(account('Taken@meridian.test'))
  const response = await signUp(account('tAKEN@meridian.test'))
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual(refused('email_taken', 'This email is already registered'))
})

test('accepts one of several sign-ups at the same moment', async () => {
  const answers = await Promise.all(
    ['race@m.test', 'RACE@m.test', 'Race@m.test'].map((email) => signUp(account(email))),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
})

test('takes an e-mail that only looks different as the same, and refuses one with invisible characters', async () => {
  const { password } = await signUpPlayer(server, 'mika@Zo\u00eb.test')
  const twin = 'mika@Zoe\u0308.test'
  expect((await signUp(account(twin))).json()).toEqual(
    refused('email_taken', 'This email is already registered'),
  )
  expect((await logIn(twin, password)).statusCode).toBe(200)
  const unseen = await signUp(account('mika@zo\u200b\u00eb.test'))
  expect([unseen.statusCode, unseen.json()]).toEqual([
    400,
    refused('invalid', 'Please enter a valid email address'),
  ])
})

test('accepts the e-mail of a login in any case', async () => {
  const player = await signUpPlayer(server, 'Case@meridian.test')
  const response = await logIn(' cASE@Meridian.test', player.password)
  expect(response.statusCode).toBe(200)
  expect(response.json<{ data: { user: { id: string } } }>().data.user.id).toBe(player.player.id)
})

test.each(['üser@x.test', 'lea..w@x.test'])(
  'lets the player of the stored e-mail %s in, and mails a link to it, though no new account may have it',
  async (email) => {
    const { player, password } = await signUpPlayer(server)
    await server.db
      .update(players)
      .set({ email, emailKey: emailKey(email) })
      .where(eq(players.id, player.id))
    expect((await logIn(email, password)).statusCode).toBe(200)
    const sent = server.mail.sent.length
    expect((await post('/api/v1/user/forgot-password', { Email: email })).statusCode).toBe(200)
    expect((await server.mail.after(sent)).to).toBe(email)
  },
)

test('refuses a wrong password and an unknown e-mail alike', async () => {
  const player = await signUpPlayer(server)
  const answers = [
    await logIn(player.email, 'not the one'),
    await logIn('nobody@meridian.test', 'not the one'),
  ]
  for (const response of answers) {
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual(refused('credentials_wrong', 'Invalid email or password'))
  }
})

test('refuses a login without a password', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload: { Email: 'a@b.test' },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refused('invalid', 'Password must be between 8 and 20 characters'))
})

const late = () => server.db.update(rateLimits).set({ endsAt: sql`now() - interval '1 second'` })

test('delays the eleventh attempt within fifteen minutes, even with the right password', async () => {
  const player = await signUpPlayer(server)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await logIn(player.email, 'a wrong one')).statusCode).toBe(401)
  }
  const response = await logIn(player.email.toUpperCase(), player.password)
  expect(response.statusCode).toBe(429)
  expect(response.json()).toEqual(
    refused('rate_limited', 'Too many attempts. Please try again in 15 minutes.'),
  )
  const waitS = Number(response.headers['retry-after'])
  expect(waitS).toBeGreaterThan(14 * 60)
  expect(waitS).toBeLessThanOrEqual(15 * 60)

  await late()
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + rememberedForMs)
  expect((await logIn(player.email, player.password)).statusCode).toBe(200)
  now.mockRestore()
})

test('tries ten of many guesses at the same moment', async () => {
  const player = await signUpPlayer(server)
  const answers = await Promise.all(Array.from({ length: 60 }, () => logIn(player.email, 'a wrong one')))
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50)
})

test('forgets the failures before a successful login', async () => {
  const player = await signUpPlayer(server)
  const tenth = async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await logIn(player.email, 'a wrong one')
    return logIn(player.email, player.password)
  }
  expect([(await tenth()).statusCode, (await tenth()).statusCode]).toEqual([200, 200])
})

test('stops guesses from many addresses, and still lets the player in', async () => {
  const player = await signUpPlayer(server)
  const home = '198.51.100.4'
  await logIn(player.email, player.password, home)
  const guesses = await Promise.all(
    Array.from({ length: 110 }, () => logIn(player.email, 'a wrong one', nextAddress())),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  expect((await logIn(player.email, player.password, home)).statusCode).toBe(200)
  expect((await logIn(player.email, player.password, nextAddress())).statusCode).toBe(429)
})

test('stops an address that guesses at many accounts', async () => {
  const from = nextAddress()
  const guesses = await Promise.all(
    Array.from({ length: 105 }, (_, index) => logIn(`nobody-${index}@meridian.test`, 'a wrong one', from)),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
})

test('allows an address sixty new accounts an hour, without delaying others', async () => {
  const from = nextAddress()
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, index) => signUp(account(`crowd-${index}@meridian.test`), from)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(60)
  const refusals = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refusals.map((answer) => answer.json<unknown>())).toEqual([
    refused('rate_limited', 'Too many attempts. Please try again in 60 minutes.'),
  ])
  expect((await signUp(account('newcomer@meridian.test'), nextAddress())).statusCode).toBe(201)
})

test('opens an account by e-mail and password from any keyboard', async () => {
  const [Email, Password] = ['ｚｏｅ＠ｍｅｒｉｄｉａｎ．ｔｅｓｔ', 'Zoe\u0308\u00a0runs']
  expect((await signUp({ Email, Password, ConfirmPassword: 'Zo\u00eb runs' })).statusCode).toBe(201)
  for (const password of [Password, 'Zo\u00eb runs'])
    expect((await logIn('zoe@meridian.test', password)).statusCode).toBe(200)
})
