import { createServerFn } from '@tanstack/react-start'
import * as shop from './shop'

type Input<Call extends (input: never) => unknown> = Parameters<Call>[0]

export const readShop = createServerFn().handler(() => ({ item: shop.item, user: shop.user }))

// Validate what arrives, as with zod, before it meets a database.
export const checkPurchase = createServerFn({ method: 'POST' })
  .validator((input: Input<typeof shop.checkPurchase>) => input)
  .handler(({ data }) => shop.checkPurchase(data))

export const createIntent = createServerFn({ method: 'POST' })
  .validator((input: Input<typeof shop.createIntent>) => input)
  .handler(({ data }) => shop.createIntent(data))

export const confirmPayment = createServerFn({ method: 'POST' })
  .validator((input: Input<typeof shop.confirmPayment>) => input)
  .handler(({ data }) => shop.confirmPayment(data))

export const readOutcome = createServerFn({ method: 'POST' })
  .validator((input: Input<typeof shop.readOutcome>) => input)
  .handler(({ data }) => shop.readOutcome(data))
