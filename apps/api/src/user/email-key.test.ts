import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextAddress, openTestApp, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
import { fillKeys } from '../database/fill-keys.ts'
import { users } from '../database/schema.ts'
import { emailKey } from './email-key.ts'

test.each([
  ['LEA@München.test', 'lea@xn--mnchen-3ya.test'],
  ['lea@XN--MNCHEN-3YA.test', 'lea@xn--mnchen-3ya.test'],
  ['İNFO@x.org', 'i̇nfo@x.org'],
  ['lea@1.2', 'lea@1.2'],
])('compares %s as %s', (email, key) => {
  expect(emailKey(email)).toBe(key.normalize('NFC'))
})

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const password = 'through the gate'
const enter = async (call: 'login' | 'signup', Email: string) => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/v1/user/${call}`,
    remoteAddress: nextAddress(),
    payload: { Email, Password: password, ConfirmPassword: password },
  })
  return [response.statusCode, response.json<{ user?: { id: string } }>().user?.id]
}

test('opens one account by both spellings of its domain, and no second one', async () => {
  const { user } = await signUpPlayer(server, 'lea@münchen.test')
  expect(await enter('login', 'lea@xn--mnchen-3ya.test')).toEqual([200, user.id])
  expect((await enter('signup', 'LEA@xn--mnchen-3ya.test'))[0]).toBe(409)
})

test('opens accounts of an earlier version by their own spelling, before and after they are filled', async () => {
  const first = await signUpPlayer(server, 'ida@köln.test')
  const second = await signUpPlayer(server, 'ida@elsewhere.test')
  await server.db.update(users).set({ emailKey: null })
  await server.db.update(users).set({ email: 'ida@xn--kln-sna.test' }).where(eq(users.id, second.user.id))
  const openBoth = async () => {
    expect(await enter('login', 'Ida@köln.test')).toEqual([200, first.user.id])
    expect(await enter('login', 'ida@XN--kln-sna.test')).toEqual([200, second.user.id])
  }
  await openBoth()
  await fillKeys(server.db)
  await openBoth()
  expect((await enter('signup', 'IDA@köln.test'))[0]).toBe(409)
})
