import { readLand, readMarket } from '@meridian/contract'
import type { Route } from '../http/route.ts'
import type { ItemStore } from './items.store.ts'

/** The two markets. */
export function marketRoutes(route: Route, { items }: { items: ItemStore }): void {
  route(readMarket, ({ query }) => items.list('collectible', query), { shared: true })
  route(readLand, ({ query }) => items.list('land', query), { shared: true })
}
