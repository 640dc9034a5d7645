import type { Axios } from 'axios' // refused: no-restricted-imports
import type { Load } from '@meridian/ui/lib/load' // refused: no-restricted-imports
import { buyMachine } from '../../flows/src/buy/buy.machine.ts' // refused: no-restricted-imports
import * as z from 'zod/mini'
import { paths } from './paths/paths.ts'

export { expect } from 'vitest' // refused: no-restricted-imports

export const leaks = [
  fetch('/api/v1/market/getMarket'), // refused: no-restricted-globals
  new Date(), // refused: clock
  Date.now(), // refused: no-restricted-properties
  Math.random(), // refused: no-restricted-properties
  '/market-place', // refused: raw-address
]
export const allowed = [z.string(), paths.market, '/api/v1/payment/webhook', new Date(0), Date.UTC(2117)]
export type Leaks = Axios | Load<typeof buyMachine>
