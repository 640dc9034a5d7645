import { CallFailure, readItem } from '@meridian/contract'
import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, on } from '../../test/fake-api.ts'
import { chosenItem } from './chosen-item.ts'

const log = vi.spyOn(console, 'log').mockImplementation(() => {})
const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => vi.clearAllMocks())

const { id, title } = kestrelInterceptor
const choice = { id, title: title! }
const { signal } = new AbortController()

test('the answer is logged as it came, and its item opened whole', async () => {
  const received = { success: true, data: { _id: id } }
  const asked: unknown[] = []
  const api = fakeApi(
    on(readItem, (request) => {
      asked.push(request)
      return { item: kestrelInterceptor, received }
    }),
  )
  expect(await chosenItem(api, choice, signal)).toEqual(kestrelInterceptor)
  expect(asked).toEqual([{ params: { id } }])
  expect(log.mock.calls).toEqual([[received]])
})

test('an answer that holds no item is logged, and the result itself opened', async () => {
  const api = fakeApi(on(readItem, () => ({ item: null, received: 'gone' })))
  expect(await chosenItem(api, choice, signal)).toEqual(choice)
  expect(log.mock.calls).toEqual([['gone']])
})

test('what the answer lacks comes from the result', async () => {
  const nameless = on(readItem, () => ({ item: { id: '', price: 5 } }))
  expect(await chosenItem(fakeApi(nameless), choice, signal)).toEqual({ ...choice, price: 5 })
})

test('a call that fails is logged, and the result itself opened', async () => {
  const failure = new CallFailure('refused', { status: 404, words: 'Item not found' })
  const api = fakeApi(
    on(readItem, () => {
      throw failure
    }),
  )
  expect(await chosenItem(api, choice, signal)).toEqual(choice)
  expect(errors.mock.calls).toEqual([['Error fetching item:', failure]])
  expect(log).not.toHaveBeenCalled()
})
