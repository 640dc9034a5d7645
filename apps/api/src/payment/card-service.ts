import type { FastifyPluginAsync } from 'fastify'
import type { Sources } from '../site/page-policy.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Told by a card service when one of its payments may have changed, by the payment's id there. */
export type Settled = (providerId: string) => Promise<void>

/** A card provider, with its webhook if it has one. */
export interface CardService {
  provider: PaymentProvider
  /** What the pages load from it, if they do. */
  sources?: Sources
  routes?: FastifyPluginAsync
}
