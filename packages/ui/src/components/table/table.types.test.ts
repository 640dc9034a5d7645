import { expect, test } from 'vitest'
import { DataTable } from './table.tsx'

const columns = [
  { key: 'item', label: 'Item' },
  { key: 'price', label: 'Price' },
] as const

/** Never runs: the compiler has to refuse each marked line, and reports a marked line that it accepts. */
function useMisuses() {
  const table = { caption: 'Sales', columns }
  DataTable({ ...table, rows: [{ id: 'lamp', cells: { item: 'Lamp', price: '$120' } }] })
  // @ts-expect-error -- a misspelt column
  DataTable({ ...table, rows: [{ id: 'lamp', cells: { item: 'Lamp', prise: '$120' } }] })
  // @ts-expect-error -- a cell is missing
  DataTable({ ...table, rows: [{ id: 'lamp', cells: { item: 'Lamp' } }] })
}

test('requires a cell for each column of a table at compile time', () => {
  expect(useMisuses).toBeTypeOf('function')
})
