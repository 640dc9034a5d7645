import { ApiError, readItem } from '@meridian-2117/contract'
import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, on } from '../../../test/fake-api.ts'
import { chosenItem } from './search-market.ts'

const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => vi.clearAllMocks())

const { id, title } = kestrelInterceptor
const choice = { kind: 'collectible', id, title: title! } as const
const { signal } = new AbortController()

test('opens the whole item of a result, in the kind that the result names', async () => {
  const requests: unknown[] = []
  const api = fakeApi(
    on(readItem, (request) => {
      requests.push(request)
      return { ...kestrelInterceptor, kind: 'land' as const }
    }),
  )
  expect(await chosenItem(api, choice, signal)).toEqual(kestrelInterceptor)
  expect(requests).toEqual([{ params: { id } }])
})

test('opens the result itself when the answer holds no item', async () => {
  expect(await chosenItem(fakeApi(on(readItem, () => null)), choice, signal)).toEqual(choice)
})

test('takes fields that the answer lacks from the search result', async () => {
  const nameless = on(readItem, () => ({ kind: 'collectible', id: '', price: 5 }) as const)
  expect(await chosenItem(fakeApi(nameless), choice, signal)).toEqual({ ...choice, price: 5 })
})

test('logs a failed call, and opens the result itself', async () => {
  const failure = new ApiError('refused', { status: 404, serverMessage: 'Item not found' })
  const api = fakeApi(
    on(readItem, () => {
      throw failure
    }),
  )
  expect(await chosenItem(api, choice, signal)).toEqual(choice)
  expect(errors.mock.calls).toEqual([['Error fetching item:', failure]])
})
