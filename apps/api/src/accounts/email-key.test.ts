import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextAddress, openTestApp, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
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
  const { player } = await signUpPlayer(server, 'lea@münchen.test')
  expect(await enter('login', 'lea@xn--mnchen-3ya.test')).toEqual([200, player.id])
  expect((await enter('signup', 'LEA@xn--mnchen-3ya.test'))[0]).toBe(409)
})
