import { expect, test } from 'vitest'
import { firstOf, mapLoadable, type Loadable } from './loadable.ts'

const loading: Loadable<readonly number[]> = { status: 'loading' }
const ready: Loadable<readonly number[]> = { status: 'ready', data: [1, 2, 3] }

test('maps a load that has arrived', () => {
  expect(mapLoadable(ready, (numbers) => numbers.join('-'))).toEqual({ status: 'ready', data: '1-2-3' })
})

test.each(['loading', 'failed'] as const)('leaves a list that is %s without data', (status) => {
  const make = () => expect.unreachable('there is no data yet')
  expect(mapLoadable({ status }, make)).toEqual({ status })
})

test('cuts a loaded list to its first entries', () => {
  expect(firstOf(ready, 2)).toEqual({ status: 'ready', data: [1, 2] })
  expect(firstOf(ready, 4)).toEqual({ status: 'ready', data: [1, 2, 3] })
  expect(firstOf(loading, 2)).toEqual({ status: 'loading' })
})
