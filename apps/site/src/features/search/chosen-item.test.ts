import { ApiError, readItem } from '@meridian/contract'
import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, on } from '../../../test/fake-api.ts'
import { chosenItem } from './search-query.ts'

const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => vi.clearAllMocks())

const { id, title } = kestrelInterceptor
const choice = { kind: 'collectible', id, title: title! } as const
const { signal } = new AbortController()

test('the item behind a result is opened whole, as what the list of results says it is', async () => {
  const asked: unknown[] = []
  const api = fakeApi(
    on(readItem, (request) => {
      asked.push(request)
      return { ...kestrelInterceptor, kind: 'land' as const }
    }),
  )
  expect(await chosenItem(api, choice, signal)).toEqual(kestrelInterceptor)
  expect(asked).toEqual([{ params: { id } }])
})

test('where the answer holds no item the result itself is opened', async () => {
  expect(await chosenItem(fakeApi(on(readItem, () => null)), choice, signal)).toEqual(choice)
})

test('takes fields that the answer lacks from the search result', async () => {
  const nameless = on(readItem, () => ({ kind: 'collectible', id: '', price: 5 }) as const)
  expect(await chosenItem(fakeApi(nameless), choice, signal)).toEqual({ ...choice, price: 5 })
})

test('a call that fails is logged, and the result itself opened', async () => {
  const failure = new ApiError('refused', { status: 404, serverMessage: 'Item not found' })
  const api = fakeApi(
    on(readItem, () => {
      throw failure
    }),
  )
  expect(await chosenItem(api, choice, signal)).toEqual(choice)
  expect(errors.mock.calls).toEqual([['Error fetching item:', failure]])
})
