import { endpoints, type EndpointName } from '@meridian-2117/contract/endpoints'
import { sum } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bearer,
  kestrelCardOrder,
  kestrelOrder,
  openTestApp,
  signUpPlayer,
  type SignedUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'
import { rateLimits } from '../database/schema.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const password = 'through the gate'

const bodies: Partial<Record<EndpointName, (player: SignedUpPlayer) => object>> = {
  signUp: () => ({ Email: 'new@meridian.test', Password: password, ConfirmPassword: password }),
  logIn: ({ email }) => ({ Email: email, Password: 'another password' }),
  signInWithGoogle: () => ({ token: 'of nobody' }),
  signInWithDiscord: () => ({ code: 'of nobody' }),
  signInWithWallet: () => ({ address: `0x${'0'.repeat(40)}`, signature: '0x', message: 'of nobody' }),
  requestPasswordReset: () => ({ Email: 'nobody@meridian.test' }),
  resetPassword: () => ({ Password: password, ConfirmPassword: password }),
  checkPurchase: ({ player }) => ({ userId: player.id, productId: 'nfa-kestrel-interceptor' }),
  openPayment: ({ player }) => kestrelOrder(player.id),
  chargeCard: ({ player }) => kestrelCardOrder(player.id),
  linkGoogle: () => ({ token: 'of nobody' }),
  linkDiscord: () => ({ code: 'of nobody' }),
  linkWallet: () => ({ address: `0x${'0'.repeat(40)}`, signature: '0x', message: 'of nobody' }),
  unlink: () => ({ way: 'google' }),
  changeEmail: ({ email }) => ({ email, password: 'another password' }),
  deleteAccount: () => ({ password: 'another password' }),
  changeSavedItems: () => ({ add: [], remove: [] }),
  updateProfile: ({ email }) => ({ FullName: 'Mika', Email: email, Password: '', NewPassword: '', Bio: '' }),
}

const counted = async () => {
  const [row] = await server.db.select({ tries: sum(rateLimits.count) }).from(rateLimits)
  return Number(row?.tries ?? 0)
}

/** Makes a call as a player. Returns its status. */
async function make(name: string, player: SignedUpPlayer): Promise<number> {
  const call = endpoints.find((endpoint) => endpoint.name === name)!
  const body = bodies[name as EndpointName]?.(player)
  if (call.body && !body) throw new Error(`Give ${name} a valid body in this test`)
  const { statusCode } = await server.app.inject({
    method: call.method,
    url: call.path.replace(':token', 'of-nobody').replace(':playerId', player.player.id),
    headers: {
      ...(call.auth !== 'none' && bearer(player.token)),
      ...(call.encoding === 'multipart' && { 'content-type': `multipart/form-data; boundary=${boundary}` }),
    },
    ...(body && { payload: call.encoding === 'multipart' ? formOf(body) : body }),
  })
  return statusCode
}

const boundary = 'of-this-test'
const formOf = (fields: object) =>
  [
    ...Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${boundary}--`,
  ].join('')

test.each(endpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name))(
  'counts %s toward a limit',
  async (name) => {
    const player = await signUpPlayer(server)
    const before = await counted()
    await make(name, player)
    expect(await counted()).toBeGreaterThan(before)
  },
)

test.each(['checkPurchase', 'readHistory', 'updateProfile'])(
  'lets a player make %s sixty times, and no more',
  async (name) => {
    const player = await signUpPlayer(server)
    const statuses = []
    for (let made = 0; made < 61; made += 1) statuses.push(await make(name, player))
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429])
  },
)
