import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calderaRidge, kestrelInterceptor } from '../fixtures/fixtures.ts'
import { readItem, searchMarket } from './contract.ts'
import { isSearchable } from './rules/search.ts'

const decodeSearch = (wire: unknown) => z.decode(searchMarket.response, wire)
const decodeItem = (wire: unknown) => z.decode(readItem.response, wire)

const land = { id: 'land-1', title: 'Ridge' }
const nfa = { id: '7', title: 'Shard' }
const lands = [{ _id: 'land-1', title: 'Ridge', price: 5 }]
const nfas = [{ id: 7, name: 'Shard' }]

test.each([
  ['at the top', { lands, nfas }],
  ['under data', { success: true, data: { lands, nfas } }],
  ['in lists of their own', { lands: { data: lands }, nfas: { data: { data: nfas } } }],
])('results are read %s, in every spelling', (_, wire) => {
  expect(decodeSearch(wire)).toEqual({ lands: [land], nfas: [nfa], damaged: [] })
})

test('a list that is missing is empty', () => {
  expect(decodeSearch({ nfas })).toEqual({ lands: [], nfas: [nfa], damaged: [] })
  expect(decodeSearch({ lands, nfas: null })).toEqual({ lands: [land], nfas: [], damaged: [] })
})

test('a damaged result is dropped with a line about it, and the rest shows', () => {
  const { damaged, ...found } = decodeSearch({
    lands: [null, ...lands, { title: 'Without an id' }],
    nfas: [{ _id: 'nfa-2', title: '' }, ...nfas],
  })
  expect(found).toEqual({ lands: [land], nfas: [nfa] })
  expect(damaged).toEqual([
    'lands entry 0: is not a record',
    'lands entry 2: id Invalid input',
    'nfas entry 0: title Invalid input',
  ])
})

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { data: [] },
  { lands: 'text' },
  { success: false, lands, nfas },
])('%j holds no search results', (wire) => {
  expect(z.safeDecode(searchMarket.response, wire).success).toBe(false)
})

test.each([
  ['at the top', { _id: '7', name: 'Shard' }],
  ['under data', { success: true, data: { _id: '7', name: 'Shard' } }],
])('an item is read %s, and the answer is kept for the log', (_, wire) => {
  expect(decodeItem(wire)).toEqual({ item: nfa, received: wire })
})

test.each([undefined, null, 'text', [], {}, { data: {} }, { success: false, message: 'gone' }])(
  '%j holds no item and is still an answer',
  (wire) => {
    expect(decodeItem(wire)).toEqual({ item: null, received: wire })
  },
)

test('whatever arrives is either read or refused, never thrown on', () => {
  fc.assert(
    fc.property(fc.anything(), (wire) => {
      z.safeDecode(searchMarket.response, wire)
      z.safeDecode(searchMarket.response, { lands: wire, nfas: [wire] })
      decodeItem(wire)
    }),
  )
})

test('what the server encodes, the site reads back', () => {
  const found = { lands: [land], nfas: [nfa], damaged: [] }
  expect(decodeSearch(z.encode(searchMarket.response, found))).toEqual(found)
  for (const item of [kestrelInterceptor, calderaRidge]) {
    expect(decodeItem(z.encode(readItem.response, { item })).item).toEqual(item)
  }
})

test('a text is searched for from two characters on', () => {
  expect(['', 'k', 'ke', 'kes'].map(isSearchable)).toEqual([false, false, true, true])
})
