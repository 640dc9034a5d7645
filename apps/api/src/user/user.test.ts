import { eq, sql } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, refused, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
import { signInFailures, users } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const signUp = (payload: object) => server.app.inject({ method: 'POST', url: '/api/v1/user/signup', payload })
const logIn = (Email: string, Password: string) =>
  server.app.inject({ method: 'POST', url: '/api/v1/user/login', payload: { Email, Password } })

const account = (Email: string) => ({ Email, Password: 'void-runner', ConfirmPassword: 'void-runner' })

test('a sign-up answers 201 with the user and a token in every spelling that the site reads', async () => {
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

test('a password is kept as an argon2id hash only', async () => {
  await signUp(account('hashed@meridian.test'))
  const [row] = await server.db.select().from(users).where(eq(users.email, 'hashed@meridian.test'))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  expect(row?.passwordHash).not.toContain('void-runner')
})

test.each([
  ['a wrong e-mail', { ...account('ada.meridian.test') }, 'Please enter a valid email address'],
  ['an e-mail no mail can reach', account(`${'a'.repeat(250)}@b.test`), 'Please enter a valid email address'],
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
])('a sign-up with %s is refused in the words of the form', async (_case, payload, message) => {
  const response = await signUp(payload)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refused(message))
})

test('an e-mail that is registered in another case is taken', async () => {
  await signUp(account('Taken@meridian.test'))
  const response = await signUp(account('tAKEN@meridian.test'))
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual(refused('This email is already registered'))
})

test('of sign-ups at the same moment one succeeds', async () => {
  const answers = await Promise.all(
    ['race@m.test', 'RACE@m.test', 'Race@m.test'].map((email) => signUp(account(email))),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
})

test('an e-mail with a zero byte is refused rather than failing', async () => {
  const response = await signUp(account('zero\u0000@meridian.test'))
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refused('The request holds characters that cannot be stored'))
})

test('a login takes the e-mail in any case', async () => {
  const player = await signUpPlayer(server, 'Case@meridian.test')
  const response = await logIn(' cASE@Meridian.test', player.password)
  expect(response.statusCode).toBe(200)
  expect(response.json<{ data: { user: { id: string } } }>().data.user.id).toBe(player.user.id)
})

test('a wrong password and an unknown e-mail are refused alike', async () => {
  const player = await signUpPlayer(server)
  const answers = [
    await logIn(player.email, 'not the one'),
    await logIn('nobody@meridian.test', 'not the one'),
  ]
  for (const response of answers) {
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual(refused('Invalid email or password'))
  }
})

test('a login without a password is refused', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload: { Email: 'a@b.test' },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refused('Password must be between 8 and 20 characters'))
})

test('the eleventh attempt within fifteen minutes has to wait, even with the right password', async () => {
  const player = await signUpPlayer(server)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await logIn(player.email, 'a wrong one')).statusCode).toBe(401)
  }
  const response = await logIn(player.email.toUpperCase(), player.password)
  expect(response.statusCode).toBe(429)
  expect(response.json()).toEqual(refused('Too many attempts. Please try again later.'))

  await server.db
    .update(signInFailures)
    .set({ failedAt: sql`${signInFailures.failedAt} - interval '16 minutes'` })
    .where(eq(signInFailures.email, player.email))
  expect((await logIn(player.email, player.password)).statusCode).toBe(200)
})

test('a login that succeeds forgets the failures before it', async () => {
  const player = await signUpPlayer(server)
  await logIn(player.email, 'a wrong one')
  await logIn(player.email, player.password)
  const left = await server.db.select().from(signInFailures).where(eq(signInFailures.email, player.email))
  expect(left).toEqual([])
})

test.each([
  ['no bearer', async () => 'Basic abc'],
  ['an unreadable token', async () => 'Bearer abc'],
  [
    'a token of another secret',
    async () => `Bearer ${await token('another secret of 32 characters..', '7d')}`,
  ],
  ['an expired token', async () => `Bearer ${await token('a secret of thirty-two characters', '-1s')}`],
])('a call with %s counts as signed out', async (_case, authorization) => {
  const response = await server.app.inject({
    url: '/api/v1/history/history/someone',
    headers: { authorization: await authorization() },
  })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual(refused('User not authenticated.'))
})

const token = (secret: string, expires: string) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('someone')
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret))
