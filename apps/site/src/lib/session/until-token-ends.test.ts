import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokenEnding } from '../../../test/memory-storage.ts'
import { untilTokenEnds } from './until-token-ends.ts'

const now = Date.UTC(2117, 5, 15)
const day = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

function wait(token: string) {
  const ended = vi.fn<() => void>()
  const asker = new AbortController()
  void untilTokenEnds(token, asker.signal).then(ended)
  return { ended, asker }
}

test('a token is waited for until it ends, however far off that is', async () => {
  const { ended } = wait(tokenEnding((now + 60 * day) / 1000))
  await vi.advanceTimersByTimeAsync(60 * day - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
})

test('a token that cannot be decoded, or has ended, is over at once', async () => {
  const [unreadable, past] = [wait('nonsense'), wait(tokenEnding(now / 1000 - 1))]
  await vi.advanceTimersByTimeAsync(0)
  expect([unreadable.ended, past.ended].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a token without an end lasts', async () => {
  const { ended } = wait(tokenEnding())
  await vi.advanceTimersByTimeAsync(10 * 365 * day)
  expect(ended).not.toHaveBeenCalled()
})

test('who no longer waits leaves no timer behind', () => {
  const { asker } = wait(tokenEnding(now / 1000 + 60))
  expect(vi.getTimerCount()).toBe(1)
  asker.abort()
  expect(vi.getTimerCount()).toBe(0)
})
