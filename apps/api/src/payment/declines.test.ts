import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  bearer,
  kestrelCardOrder,
  nextAddress,
  openTestApp,
  refused,
  signUpPlayer,
  type SignedUpPlayer,
  type TestApp,
} from '../../test/open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => {
  server.provider.charges.length = 0
})

const pay = ({ player, token }: SignedUpPlayer, card: string, remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/card/pay-with-card',
    payload: kestrelCardOrder(player.id, card),
    headers: bearer(token),
    remoteAddress,
  })

/** Tries declined cards at the same moment; returns the number of refusals by status. */
async function decline(player: SignedUpPlayer, cards: number, address: () => string) {
  const answers = await Promise.all(
    Array.from({ length: cards }, (_, card) => pay(player, `declined ${card}`, address())),
  )
  return [402, 429].map((status) => answers.filter(({ statusCode }) => statusCode === status).length)
}

test('lets a player try ten declined cards in ten minutes, from any addresses', async () => {
  const player = await signUpPlayer(server)
  await pay(player, 'declined and canceled', nextAddress())
  expect(await decline(player, 15, nextAddress)).toEqual([9, 6])
  const charged = server.provider.charges.length
  const refusal = await pay(player, 'pays', nextAddress())
  expect([refusal.statusCode, refusal.json(), server.provider.charges.length]).toEqual([
    429,
    refused('rate_limited', 'Too many attempts. Please try again in 10 minutes.'),
    charged,
  ])
})

test('lets an address try thirty declined cards in an hour, for any accounts', async () => {
  const address = nextAddress()
  const counts = []
  for (let account = 0; account < 8; account += 1)
    counts.push(await decline(await signUpPlayer(server), 4, () => address))
  expect(counts.slice(-2)).toEqual([
    [4, 0],
    [2, 2],
  ])
  const player = await signUpPlayer(server)
  expect((await pay(player, 'pays', address)).statusCode).toBe(429)
  expect((await pay(player, 'pays', nextAddress())).statusCode).toBe(200)
})

test('counts no card that was charged', async () => {
  const address = nextAddress()
  for (let player = 0; player < 31; player += 1)
    expect((await pay(await signUpPlayer(server), 'pays', address)).statusCode).toBe(200)
})
