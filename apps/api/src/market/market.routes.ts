import { readLand, readMarket } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'
import { listOf, route } from '../http/route.ts'
import type { MarketStore } from './market.store.ts'

/** The two markets (Spec 7). */
export function marketRoutes(app: FastifyInstance, { market }: { market: MarketStore }): void {
  route(app, readMarket, async () => listOf(await market.list('collectible')))
  route(app, readLand, async () => listOf(await market.list('land')))
}
