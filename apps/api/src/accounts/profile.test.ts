import { logIn as logInCall, readProfile, updateProfile } from '@meridian-2117/contract'
import type { RefusalCode } from '@meridian-2117/contract/messages/refusal-codes'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  bearer,
  nextAddress,
  openTestApp,
  refused,
  sendProfile,
  signUpPlayer,
  valueOf,
  type TestApp,
} from '../../test/open-test-app.ts'
import { avatars, players } from '../database/schema.ts'
import { createPasswords } from './passwords.ts'
import { createPlayerStore } from './player.store.ts'

let server: TestApp
let player: Awaited<ReturnType<typeof signUpPlayer>>
beforeAll(async () => {
  server = await openTestApp()
})
beforeEach(async () => {
  player = await signUpPlayer(server)
})
afterAll(() => server.close())

const read = async (token = player.token) => {
  const response = await server.app.inject({ url: '/api/v1/getProfile', headers: bearer(token) })
  return valueOf(readProfile, response.json()).player
}

/** Saves the profile with some fields changed. */
const save = (change: Record<string, string | File>, token = player.token) =>
  sendProfile(server, token, { Email: player.email, ...change })

const file = (bytes: Uint8Array | string, name: string, type: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })
const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: { r: 0, g: 128, b: 128 } } })
const logIn = (Password: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    remoteAddress: nextAddress(),
    payload: { Email: player.email, Password },
  })

test('keeps an untouched name that could not be typed', async () => {
  const fullName = "Jean-Luc O'Neil 3rd"
  await server.db.update(players).set({ fullName }).where(eq(players.id, player.player.id))
  expect((await save({ FullName: fullName, Bio: 'Pilot' })).statusCode).toBe(200)
  expect(await read()).toEqual({ ...player.player, fullName, bio: 'Pilot', hasPassword: true })
})

test('gives a new player a password, and neither name, bio nor picture', async () => {
  expect(await read()).toEqual({ id: player.player.id, email: player.email, hasPassword: true })
})

test('changes a profile, but not its e-mail, and reads it back', async () => {
  const response = await save({
    FullName: ' Mika Sorel ',
    Bio: ' Through the Gate,\nand back. ',
    Email: 'other@m.test',
  })
  expect(response.statusCode).toBe(200)
  const saved = {
    id: player.player.id,
    email: player.email,
    fullName: 'Mika Sorel',
    bio: 'Through the Gate,\nand back.',
    hasPassword: true,
  }
  expect(valueOf(updateProfile, response.json())).toEqual({ player: saved })
  expect(await read()).toEqual(saved)
})

test('accepts names of letters of any script, and of spaces', async () => {
  expect((await save({ FullName: 'Åsa Ну Ñandú 李' })).statusCode).toBe(200)
  await save({ FullName: '' })
  expect((await read()).fullName).toBeUndefined()
})

test.each<[string, object, RefusalCode, string]>([
  ['a name of invisible letters', { FullName: '\u3164\u115f' }, 'invalid', 'Use letters and spaces only'],
  ['digits in the name', { FullName: 'Mika 7' }, 'invalid', 'Use letters and spaces only'],
  ['a long name', { FullName: 'a'.repeat(31) }, 'invalid', 'Maximum 30 characters allowed'],
  ['a long bio', { Bio: 'a'.repeat(1001) }, 'invalid', 'Bio can have at most 1000 characters'],
  [
    'a short new password',
    { Password: 'through the gate', NewPassword: 'short' },
    'invalid',
    'Password must be between 8 and 20 characters',
  ],
  [
    'a wrong current password',
    { Password: 'nope', NewPassword: 'a new password' },
    'password_wrong',
    'Current password is wrong',
  ],
  ['no current password', { NewPassword: 'a new password' }, 'password_wrong', 'Current password is wrong'],
])('refuses %s, and changes nothing', async (_case, change, code, message) => {
  await save({ FullName: 'Mika Sorel', Bio: 'Before' })
  const before = await read()
  const response = await save({ FullName: 'Other', Bio: 'After', ...change })
  expect([response.statusCode, response.json()]).toEqual([400, refused(code, message)])
  expect(await read()).toEqual(before)
  expect((await logIn(player.password)).statusCode).toBe(200)
})

test('ends other sessions after a new password, and gives this one a new token', async () => {
  const response = await save({ Password: player.password, NewPassword: 'a new password' })
  const { token } = valueOf(updateProfile, response.json())
  expect((await read(token)).id).toBe(player.player.id)
  const old = await server.app.inject({ url: '/api/v1/getProfile', headers: bearer(player.token) })
  expect(old.statusCode).toBe(401)
  expect((await logIn(player.password)).statusCode).toBe(401)
  expect((await logIn('a new password')).statusCode).toBe(200)
})

test.each([
  ['a new password', { Password: 'through the gate', NewPassword: 'of a stranger' }],
  ['a new name', { FullName: 'Stranger' }],
])('refuses %s when another password is set while it is checked', async (_case, change) => {
  const reader = createPlayerStore(server.db)
  vi.spyOn(server.stores.players, 'byId').mockImplementationOnce(async (id) => {
    const found = await reader.byId(id)
    const link = await server.stores.mailedLinks.add(id, 60_000)
    const passwordHash = await createPasswords({ memoryCost: 8, timeCost: 1 }).hash('the players own')
    await server.stores.mailedLinks.consume(link, passwordHash)
    return found
  })
  const response = await save(change)
  expect([response.statusCode, response.json()]).toEqual([
    401,
    refused('unauthorized', 'User not authenticated.'),
  ])
  const login = await logIn('the players own')
  expect(login.statusCode).toBe(200)
  const { fullName } = await read(valueOf(logInCall, login.json()).token)
  expect(fullName).toBeUndefined()
})

test('allows ten guesses at a password within a session', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => save({ Password: 'a guess', NewPassword: 'a new password' })),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
})

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'makes a %s a small square picture, without any other data of the file',
  async (format) => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toFormat(format)
      .toBuffer()
    // The server ignores the declared type of the file.
    await save({ Avatar: file(bytes, 'me.txt', 'text/plain') })
    const { avatar = '' } = await read()
    const response = await server.app.inject(avatar)
    expect(response.headers['content-type']).toBe('image/webp')
    expect(response.headers['cache-control']).toBe('public, max-age=86400')
    const { format: storedFormat, width, height, exif } = await sharp(response.rawPayload).metadata()
    expect([storedFormat, width, height, exif]).toEqual(['webp', 288, 288, undefined])
  },
)

test('gives a new picture a new address, and deletes the old one', async () => {
  const png = await picture().png().toBuffer()
  await save({ Avatar: file(png, 'one.png', 'image/png') })
  const { avatar: first = '' } = await read()
  await save({ Avatar: file(png, 'two.png', 'image/png') })
  const { avatar: second = '' } = await read()
  expect(second).not.toBe(first)
  expect((await server.app.inject(first)).statusCode).toBe(404)
  expect((await server.app.inject(second)).statusCode).toBe(200)
  await save({ FullName: 'Mika' })
  expect((await read()).avatar).toBe(second)
  const [row] = await server.db.select().from(players).where(eq(players.id, player.player.id))
  expect(await server.db.$count(avatars, eq(avatars.id, row?.avatarId ?? ''))).toBe(1)
})

test('removes a picture, and deletes it', async () => {
  await save({ Avatar: file(await picture().png().toBuffer(), 'me.png', 'image/png') })
  const { avatar = '' } = await read()
  expect((await server.app.inject(avatar)).statusCode).toBe(200)
  const response = await save({ FullName: 'Mika', RemoveAvatar: 'true' })
  expect(response.statusCode).toBe(200)
  expect(valueOf(updateProfile, response.json()).player.avatar).toBeUndefined()
  expect((await read()).avatar).toBeUndefined()
  expect((await server.app.inject(avatar)).statusCode).toBe(404)
  expect((await save({ RemoveAvatar: 'true' })).statusCode).toBe(200)
})

test('keeps a new picture that comes with the wish to remove the old one', async () => {
  const png = await picture().png().toBuffer()
  await save({ Avatar: file(png, 'me.png', 'image/png'), RemoveAvatar: 'true' })
  expect((await read()).avatar).toMatch(/^\/api\/v1\/avatar\//)
})

test('answers a login with the picture', async () => {
  await save({ Avatar: file(await picture().png().toBuffer(), 'me.png', 'image/png') })
  const { avatar } = await read()
  const response = await logIn(player.password)
  expect(response.json<{ data: { user: { Avatar: string } } }>().data.user.Avatar).toBe(avatar)
})

test.each([
  ['a text', 'not a picture', 'me.png', 'image/png'],
  [
    'a drawing that could hold scripts',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'me.svg',
    'image/svg+xml',
  ],
  ['an empty file', '', 'me.png', 'image/png'],
])('refuses %s as a picture, whatever type it claims', async (_case, bytes, name, type) => {
  const response = await save({ FullName: 'Mika', Avatar: file(bytes, name, type) })
  expect([response.statusCode, response.json()]).toEqual([
    400,
    refused('invalid', 'Avatar file must be an image'),
  ])
  expect((await read()).fullName).toBeUndefined()
})

test('checks the current password before it decodes a picture', async () => {
  const change = { Password: 'nope', NewPassword: 'a new password' }
  const response = await save({ ...change, Avatar: file('not a picture', 'me.png', 'image/png') })
  expect(response.json()).toEqual(refused('password_wrong', 'Current password is wrong'))
})

test('refuses a picture that is cut short', async () => {
  const png = await picture().png().toBuffer()
  const response = await save({ Avatar: file(png.subarray(0, png.length / 2), 'me.png', 'image/png') })
  expect(response.json()).toEqual(refused('invalid', 'Avatar file must be an image'))
})

test('refuses a picture of more than five megabytes', async () => {
  const response = await save({ Avatar: file(new Uint8Array(5 * 1024 * 1024 + 1), 'me.png', 'image/png') })
  expect([response.statusCode, response.json()]).toEqual([
    413,
    refused('too_large', 'Avatar file must be at most 5 MB'),
  ])
})

test('refuses to read or change a profile without a token', async () => {
  for (const method of ['GET', 'PUT'] as const) {
    const url = method === 'GET' ? '/api/v1/getProfile' : '/api/v1/profile'
    const response = await server.app.inject({ method, url })
    expect([response.statusCode, response.json()]).toEqual([
      401,
      refused('unauthorized', 'User not authenticated.'),
    ])
  }
})

test('refuses a form with a file in other calls', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  })
  expect(response.statusCode).toBe(415)
})

test('answers 404 for an unknown picture', async () => {
  const response = await server.app.inject('/api/v1/avatar/none')
  expect([response.statusCode, response.json()]).toEqual([404, refused('not_found', 'Not found')])
})
