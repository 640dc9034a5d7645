import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calderaRidge, kestrelInterceptor } from '../fixtures/fixtures.ts'
import { readItem, searchMarket } from './contract.ts'
import { isSearchable } from './search/search.ts'

const readSearch = (json: unknown) => searchMarket.answer.read(json)
const read = <Value>(value: Value, damaged: readonly string[] = []) => ({ outcome: 'read', value, damaged })

const land = { id: 'land-1', title: 'Ridge' }
const nfa = { id: '7', title: 'Shard' }
const lands = [{ _id: 'land-1', title: 'Ridge', price: 5 }]
const nfas = [{ id: 7, name: 'Shard' }]

test.each([
  ['at the top', { lands, nfas }],
  ['under data', { success: true, data: { lands, nfas } }],
  ['in lists of their own', { lands: { data: lands }, nfas: { data: { data: nfas } } }],
])('reads results %s, in every spelling', (_, json) => {
  expect(readSearch(json)).toEqual(read({ lands: [land], nfas: [nfa] }))
})

test('reads a missing list as empty', () => {
  expect(readSearch({ nfas })).toEqual(read({ lands: [], nfas: [nfa] }))
  expect(readSearch({ lands, nfas: null })).toEqual(read({ lands: [land], nfas: [] }))
})

// Another file of the worker may import zod itself, which lengthens the messages.
test('drops a damaged result with a log line, and shows the rest', () => {
  const json = {
    lands: [null, ...lands, { title: 'Without an id' }],
    nfas: [{ _id: 'nfa-2', title: '' }, ...nfas],
  }
  expect(readSearch(json)).toEqual(
    read({ lands: [land], nfas: [nfa] }, [
      'lands entry 0: is not a record',
      expect.stringMatching(/^lands entry 2: id Invalid input/) as string,
      expect.stringMatching(/^nfas entry 0: title Invalid input/) as string,
    ]),
  )
})

test.each([undefined, null, 'text', [], {}, { data: [] }, { lands: 'text' }])(
  'finds no search results in %j',
  (json) => {
    expect(readSearch(json).outcome).toBe('unreadable')
  },
)

test('reads an answer that says it failed as a refusal', () => {
  expect(readSearch({ success: false, message: 'busy', lands, nfas })).toEqual({
    outcome: 'refused',
    serverMessage: 'busy',
  })
})

test.each([
  ['at the top', { _id: '7', name: 'Shard' }],
  ['under data', { success: true, data: { _id: '7', name: 'Shard' } }],
])('reads an item %s', (_, json) => {
  expect(readItem.answer.read(json)).toEqual(read({ kind: 'collectible', ...nfa }))
})

test.each([null, { success: false, message: 'gone' }, { success: true, data: null }])(
  'reads an answer without an item from %j',
  (json) => {
    expect(readItem.answer.read(json)).toEqual(read(null))
  },
)

test.each([undefined, '<html>', [], {}, { data: {} }, { status: 'maintenance' }, { _id: '7', price: -1 }])(
  'finds no answer about an item in %j',
  (json) => {
    expect(readItem.answer.read(json).outcome).toBe('unreadable')
  },
)

test('reads or refuses any lists, and never throws', () => {
  fc.assert(fc.property(fc.anything(), (json) => void readSearch({ lands: json, nfas: [json] })))
})

test('reads back on the site the search answer that the server writes', () => {
  const found = { lands: [land], nfas: [nfa] }
  expect(readSearch(searchMarket.answer.write(found))).toEqual(read(found))
  for (const item of [kestrelInterceptor, calderaRidge]) {
    expect(readItem.answer.read(readItem.answer.write(item))).toEqual(read(item))
  }
})

test('searches from two characters on', () => {
  expect(['', 'k', 'ke', 'kes'].map(isSearchable)).toEqual([false, false, true, true])
})
