import { readLand, readMarket, type Item } from '@meridian/contract'
import { messages } from '@meridian/contract/rules/messages'
import { mapLoad, type Load } from '@meridian/ui/lib/load'
import { useApi } from '../services/services-context.tsx'
import { callQuery, useLoad, type FailureLog } from './call-query.ts'

/** Land failures are logged in the market's words (Spec 8). */
export const marketLog: FailureLog = { refused: messages.marketRefused, failed: messages.marketFailed }

/** The first `limit` collectibles of the market. */
export const useMarket = (limit: number): Load<readonly Item[]> =>
  mapLoad(useLoad(callQuery(useApi(), readMarket, { query: { limit } }, marketLog)), ({ entries }) => entries)

/** The first `limit` parcels. */
export const useLand = (limit: number): Load<readonly Item[]> =>
  mapLoad(useLoad(callQuery(useApi(), readLand, { query: { limit } }, marketLog)), ({ entries }) => entries)
