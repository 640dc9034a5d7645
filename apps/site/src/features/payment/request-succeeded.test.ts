import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { expect, test } from 'vitest'
import { readPaymentResult } from './request-succeeded.route.tsx'

test('reads its own result and ignores anything else', () => {
  const result = { item: kestrelInterceptor, amountCents: 125_000 }
  expect(readPaymentResult(result)).toEqual(result)
  for (const state of [null, undefined, 'x', {}, { item: kestrelInterceptor }, { amountCents: 5 }])
    expect(readPaymentResult(state)).toBeUndefined()
})
