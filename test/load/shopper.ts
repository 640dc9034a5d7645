import {
  checkPurchase,
  openPayment,
  logIn,
  pathOf,
  chargeCard,
  readActivities,
  readHistory,
  readLand,
  readCollectibles,
  searchMarket,
  signUp,
} from '@meridian-2117/contract'
import { collectibles, parcels } from '@meridian-2117/contract/fixtures'
import { toCents } from '@meridian-2117/contract/money/pricing'
import { cardPaths } from '@meridian-2117/sandbox/shared/card-calls'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

export interface Ledger {
  calls: number
  /** Duration of each call, in ms. */
  times: number[]
  /** Calls without an answer or with a server error, with start and end in epoch `ms`. */
  failures: { from: number; to: number; what: string }[]
  /** Counts refusals by the server's message. */
  refusals: Map<string, number>
  /** Attempted purchases, and those answered as paid, by player and item. */
  tried: Set<string>
  paid: Set<string>
  /** Tokens of the players whose purchases are read at the end. */
  players: Map<string, string>
}

const items = [...collectibles, ...parcels].filter(({ price = 0 }) => price > 0)
const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' }
const timeoutMs = 30_000

type Body = Readonly<Record<string, unknown>>

/** Milliseconds of a shopper's longest pause between two calls. */
const browsesForMs = 3000

/** Plays a player from the first page to the sixth purchase, through all failures. */
interface Player {
  address: string
  account: { Email: string; Password: string }
  signedUp: boolean
  session: { user: { id: string }; token: string } | undefined
  bought: number
}

const newPlayer = (): Player => ({
  address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  account: { Email: `${randomUUID()}@soak.test`, Password: 'through the gate' },
  signedUp: false,
  session: undefined,
  bought: 0,
})

/**
 * Runs one player after another on one connection, while `goesOn` returns `true`. A call without an answer is retried.
 */
export async function shop(origin: string, ledger: Ledger, goesOn: () => boolean): Promise<void> {
  let player = newPlayer()
  while (goesOn()) {
    try {
      await visit(origin, ledger, player, goesOn)
      player = newPlayer()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.message.startsWith('409')) player.signedUp = true
    }
  }
}

class Refused extends Error {}

async function visit(origin: string, ledger: Ledger, player: Player, goesOn: () => boolean): Promise<void> {
  const { address, account } = player

  const call = async (method: string, path: string, body?: Body, key?: string): Promise<Body> => {
    await pause(randomInt(browsesForMs))
    const token = player.session?.token
    const from = Date.now()
    const started = performance.now()
    ledger.calls += 1
    try {
      const response = await fetch(origin + path, {
        method,
        headers: {
          'x-forwarded-for': address,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = (await response.json()) as Body
      if (response.status >= 500) throw new Error(`${response.status} ${String(answer['message'])}`)
      if (response.status >= 400) {
        const refusal = `${response.status} ${String(answer['message'])}`
        ledger.refusals.set(refusal, (ledger.refusals.get(refusal) ?? 0) + 1)
        throw new Refused(refusal)
      }
      ledger.times.push(performance.now() - started)
      return answer
    } catch (error) {
      if (error instanceof Refused) throw error
      const { cause } = error as { cause?: Error }
      ledger.failures.push({
        from,
        to: Date.now(),
        what: `${method} ${path.split('?')[0]}: ${String(error)} ${cause?.message ?? ''}`,
      })
      throw new Refused(String(error))
    }
  }
  const browse = async () => {
    for (const { path } of [readCollectibles, readLand, readActivities]) await call('GET', `${path}?limit=4`)
    for (const text of ['ke', 'ridge', '#ki']) {
      await call('GET', `${searchMarket.path}?query=${encodeURIComponent(text)}`)
    }
  }

  await browse()
  if (!player.signedUp) {
    await call('POST', signUp.path, { ...account, ConfirmPassword: account.Password })
    player.signedUp = true
  }
  player.session ??= (await call('POST', logIn.path, account)) as unknown as Player['session']
  const { user, token } = player.session ?? { user: { id: '' }, token: '' }
  const playerId = user.id
  ledger.players.set(playerId, token)

  while (player.bought < 6 && goesOn()) {
    await browse()
    const item = items[randomInt(items.length)]
    if (!item) return
    const { id: productId, title = '', serialNumber = '', price = 0 } = item
    const { exist } = await call('POST', checkPurchase.path, { userId: playerId, productId })
    player.bought += 1
    if (exist === 'yes') continue
    const purchase = `${playerId} ${productId}`
    const [amount, currency, email, key] = [toCents(price), 'usd', account.Email, randomUUID()]
    ledger.tried.add(purchase)
    if (player.bought % 2 === 0) {
      const intent = {
        amount,
        userId: playerId,
        gameId: productId,
        gameTitle: title,
        serialNumber,
        currency,
        email,
        productId,
      }
      const { clientSecret } = await call('POST', openPayment.path, intent, key)
      const confirmed = await call('POST', cardPaths.confirm, { client_secret: clientSecret, card })
      if ((confirmed['payment_intent'] as Body)['status'] === 'succeeded') ledger.paid.add(purchase)
    } else {
      const { id } = await call('POST', cardPaths.paymentMethods, { card })
      const order = {
        userId: playerId,
        userInfo: { name: 'Mika Vale', email },
        gameDetails: { gameId: productId, serialNumber, title, price },
        paymentDetails: { amount, payment_method_id: id, currency },
        provider: 'stripe',
        productId,
      }
      if ((await call('POST', chargeCard.path, order, key))['success'] === true) ledger.paid.add(purchase)
    }
  }
  await call('GET', pathOf(readHistory.path, { playerId }))
}
