import { ApiError, searchMarket, type SearchResults } from '@meridian-2117/contract'
import { searchPauseMs } from '@meridian-2117/contract/search/search'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, on } from '../../../test/fake-api.ts'
import { createQueryClient } from '../../lib/api/queries.ts'
import { searchQuery } from './search-market.ts'

const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const found = (title: string): SearchResults => ({ lands: [], nfas: [{ id: '1', title }] })
const failure = new ApiError('unreachable', { message: 'Network Error' })

/** Makes a search box without styles: `type` changes its text, `shown` is its result, `requests` its calls so far. */
function box(answer: (text: string) => SearchResults | Promise<SearchResults>) {
  const requests: string[] = []
  const api = fakeApi(
    on(searchMarket, ({ query: { query } }) => {
      requests.push(query)
      return answer(query)
    }),
  )
  const observer = new QueryObserver(createQueryClient(), searchQuery(api, ''))
  observer.subscribe(() => {})
  return {
    requests,
    type: (text: string) => observer.setOptions(searchQuery(api, text)),
    shown: () => observer.getCurrentResult().data,
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('searches at once for each text longer than one character', async () => {
  const { requests, type, shown } = box(found)
  for (const text of ['k', 'ke', 'kes']) type(text)
  expect(requests).toEqual(['ke', 'kes'])
  await pass(0)
  expect(shown()).toEqual(found('kes'))
  type('k')
  expect(shown()).toBeUndefined()
})

test('uses a fresh answer after the pause and when the text is typed again', async () => {
  const { requests, type, shown } = box(found)
  type('ke')
  await pass(searchPauseMs * 2)
  type('')
  type('ke')
  expect(shown()).toEqual(found('ke'))
  await pass(searchPauseMs * 2)
  expect(requests).toEqual(['ke'])
})

test('fetches a stale answer again', async () => {
  const { requests, type } = box(found)
  type('ke')
  await pass(60_000)
  type('')
  type('ke')
  expect(requests).toEqual(['ke', 'ke'])
})

test('retries a failed text after the pause', async () => {
  let calls = 0
  const { requests, type, shown } = box((text) => {
    calls += 1
    if (calls === 1) throw failure
    return found(text)
  })
  type('ke')
  await pass(searchPauseMs - 1)
  expect(requests).toEqual(['ke'])
  await pass(1)
  expect(requests).toEqual(['ke', 'ke'])
  expect(shown()).toEqual(found('ke'))
  expect(errors.mock.calls).toEqual([['Error fetching search results:', failure]])
})

test('stops after the second failure, and logs both', async () => {
  const { requests, type, shown } = box(() => {
    throw failure
  })
  type('ke')
  await pass(120_000)
  expect(requests).toEqual(['ke', 'ke'])
  expect(shown()).toBeUndefined()
  expect(errors.mock.calls).toEqual([
    ['Error fetching search results:', failure],
    ['Error fetching search results:', failure],
  ])
  type('')
  type('ke')
  expect(requests).toHaveLength(3)
})

test('drops the answer to a superseded text, and does not log its failure', async () => {
  const late = Promise.withResolvers<SearchResults>()
  const { requests, type, shown } = box((text) => (text === 'ke' ? late.promise : found(text)))
  type('ke')
  type('kes')
  await pass(0)
  late.reject(failure)
  await pass(120_000)
  expect(shown()).toEqual(found('kes'))
  expect(requests).toEqual(['ke', 'kes'])
  expect(errors).not.toHaveBeenCalled()
})
