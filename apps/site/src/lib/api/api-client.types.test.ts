import {
  openPayment,
  endpoint,
  readHistory,
  readCollectibles,
  readPlayerActivities,
  type RequestOf,
} from '@meridian-2117/contract'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'

const order = {
  playerId: 'u',
  email: '',
  itemId: 'p',
  title: '',
  serialNumber: '',
  amountCents: 1,
  currency: 'usd',
}

const docs = { tag: 'Market', summary: 'Tests the types' } as const

/** Never runs: the compiler has to refuse each marked line, and reports a marked line that it accepts. */
function misuses() {
  const api = fakeApi()
  // @ts-expect-error -- an idempotent call without a key
  void api(openPayment, { body: order })
  void api(openPayment, { body: order, idempotencyKey: 'k' })
  // @ts-expect-error -- a call without the parameter in its path
  void api(readHistory, {})
  // @ts-expect-error -- a field of the wire instead of the contract's own
  void api(openPayment, { body: { ...order, amount: 1 }, idempotencyKey: 'k' })
  // @ts-expect-error -- a call without the parameter in its path, beside its query
  void api(readPlayerActivities, {})
  // @ts-expect-error -- a number is no request
  const request: RequestOf<typeof readCollectibles> = 42
  // @ts-expect-error -- an endpoint that does not say who may call it
  endpoint({ ...docs, method: 'GET', path: '/api/v1/any', answer: readCollectibles.answer })
  const { answer, params } = readHistory
  endpoint({ ...docs, method: 'GET', path: '/api/v1/any/:playerId', params, answer, auth: 'required' })
  // @ts-expect-error -- a parameter of another name than the one in the path
  endpoint({ ...docs, method: 'GET', path: '/api/v1/any/:id', params, answer, auth: 'required' })
  // @ts-expect-error -- a parameter that the path does not have
  endpoint({ ...docs, method: 'GET', path: '/api/v1/any', params, answer, auth: 'required' })
  // @ts-expect-error -- a path with a parameter that is not declared
  endpoint({ ...docs, method: 'GET', path: '/api/v1/any/:playerId', answer, auth: 'required' })
  return request
}

test('requires the parameters of a call at compile time', () => {
  expect(misuses).toBeTypeOf('function')
})
