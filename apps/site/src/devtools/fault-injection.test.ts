import { ApiError, readMarket } from '@meridian/contract'
import { expect, test } from 'vitest'
import { fakeApi, listOf, on } from '../../test/fake-api.ts'
import { createTroubledApi, type ServerTrouble } from './fault-injection.ts'

const askMarket = (meet: ServerTrouble, signal?: AbortSignal) =>
  createTroubledApi(meet)(fakeApi(on(readMarket, () => listOf([]))))(readMarket, {}, { signal })

test('without trouble a call is made', async () => {
  expect(await askMarket(async () => undefined)).toEqual(listOf([]))
})

test.each([
  ['failing', new ApiError('refused', { status: 500 })],
  ['stopped', new ApiError('unreachable', { message: 'Network Error' })],
] as const)('a server that is %s rejects as a real one does', async (trouble, failure) => {
  await expect(askMarket(async () => trouble)).rejects.toEqual(failure)
})

test('a call that was given up while the server was slow is not made', async () => {
  const given = new AbortController()
  const answer = askMarket(async () => {
    given.abort()
    return undefined
  }, given.signal)
  await expect(answer).rejects.toThrow('aborted')
})
