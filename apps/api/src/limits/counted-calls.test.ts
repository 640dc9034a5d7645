import { endpoints, type EndpointName } from '@meridian-2117/contract/endpoints'
import { sum } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bearer,
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

/** Calls that have to succeed. A limit counts any other call before it reads the body. */
const bodies: Partial<Record<EndpointName, (player: SignedUpPlayer) => object>> = {
  checkPurchase: ({ player }) => ({ userId: player.id, productId: 'nfa-kestrel-interceptor' }),
  updateProfile: ({ email }) => ({ FullName: 'Mika', Email: email, Password: '', NewPassword: '', Bio: '' }),
}

const counted = async () => {
  const [row] = await server.db.select({ tries: sum(rateLimits.count) }).from(rateLimits)
  return Number(row?.tries ?? 0)
}

/** Makes a call as a player. Returns its status. */
async function make(name: string, player: SignedUpPlayer): Promise<number> {
  const call = endpoints.find((endpoint) => endpoint.name === name)!
  const body = call.body && (bodies[name as EndpointName]?.(player) ?? {})
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
