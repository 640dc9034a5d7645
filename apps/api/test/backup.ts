import { readHistory } from '@meridian-2117/contract'
import { sql } from 'drizzle-orm'
import type { DatabaseLocation } from '../src/database/open.ts'
import {
  bearer,
  nextAddress,
  openTestApp,
  payForKestrel,
  signUpPlayer,
  valueOf,
  type SignedUpPlayer,
  type TestApp,
} from './open-test-app.ts'

async function historyOf({ app }: TestApp, { player, token }: SignedUpPlayer) {
  const answer = await app.inject({
    url: `/api/v1/history/history/${player.id}`,
    headers: bearer(token),
  })
  return valueOf(readHistory, answer.json())
}

/** Returns what a player finds at a server, and whether another one can buy. */
async function stateOf(server: TestApp, owner: SignedUpPlayer) {
  const logIn = await server.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    remoteAddress: nextAddress(),
    payload: { Email: owner.email, Password: owner.password },
  })
  const history = await historyOf(server, owner)
  const buyer = await signUpPlayer(server)
  await payForKestrel(server, buyer.player.id)
  const { entries: bought } = await historyOf(server, buyer)
  const { rows: migrations } = (await server.db.execute(
    sql`select id, hash from drizzle.__drizzle_migrations order by id`,
  )) as { rows: object[] }
  return { logIn: logIn.statusCode, history, bought: bought.length, migrations }
}

/** Fills a database with a player and a purchase. Returns the player, and the state of the server. */
export async function fillDatabase(location: DatabaseLocation) {
  const server = await openTestApp({ location })
  const owner = await signUpPlayer(server)
  await payForKestrel(server, owner.player.id)
  const before = await stateOf(server, owner)
  await server.close()
  return { owner, before }
}

/** Opens a restored database as a server does. Returns its state for the player of before. */
export async function openRestored(location: DatabaseLocation, owner: SignedUpPlayer) {
  const server = await openTestApp({ location })
  const after = await stateOf(server, owner)
  await server.close()
  return after
}
