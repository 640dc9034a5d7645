import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { publicKey } from '../api/queries.ts'
import { asOfToday, latestAnswers } from './latest-answers.ts'

const caldera = (changes: object) => ({ ...calderaRidge, ...changes })

test('describes an item by the latest answer, of a list or its own', () => {
  const queryClient = new QueryClient()
  const answer = () => latestAnswers(queryClient).get(calderaRidge.id)?.item
  const list = (price: number) => ({ entries: [kestrelInterceptor, caldera({ price })] })
  expect(answer()).toBeUndefined()
  queryClient.setQueryData(publicKey('items', 'land', { limit: 4 }), list(1), { updatedAt: 1 })
  queryClient.setQueryData(publicKey('item', calderaRidge.id), caldera({ price: 2 }), { updatedAt: 2 })
  expect(answer()).toEqual(caldera({ price: 2 }))
  queryClient.setQueryData(publicKey('items', 'land', { limit: 8 }), list(3), { updatedAt: 3 })
  expect(answer()).toEqual(caldera({ price: 3 }))
  queryClient.setQueryData(publicKey('item', calderaRidge.id), 'delisted', { updatedAt: 4 })
  expect(answer()).toBe('delisted')
})

test('names the price at which an item is remembered, where it is another', () => {
  const today = (price: number, remembered: object = {}) =>
    asOfToday(caldera({ price: 1060, ...remembered }), { item: caldera({ price, title: 'Caldera' }), at: 1 })
  expect(today(1500)).toEqual(caldera({ price: 1500, formerPrice: 1060, title: 'Caldera' }))
  expect(today(1500, { formerPrice: 900 })).toHaveProperty('formerPrice', 900)
  expect(today(1060)).toEqual(caldera({ price: 1060, title: 'Caldera' }))
})

test('keeps a remembered item without an answer, and marks one that is gone', () => {
  expect(asOfToday(calderaRidge, undefined)).toBe(calderaRidge)
  for (const item of ['unknown', 'delisted'] as const)
    expect(asOfToday(calderaRidge, { item, at: 1 })).toEqual(caldera({ gone: true }))
})
