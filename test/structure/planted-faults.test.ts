import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plantedFaults } from '../planted-faults/faults.ts'
import { tableOf } from '../planted-faults/table.ts'

test('lists every planted fault in the README (`npm run tool -- planted-faults --write`)', () => {
  expect(readFileSync('test/planted-faults/README.md', 'utf8')).toBe(tableOf(plantedFaults))
})

test('plants only faults whose text stands in its file exactly once', () => {
  const stale = plantedFaults.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2)
  expect(stale.map(({ fault }) => fault)).toEqual([])
})
