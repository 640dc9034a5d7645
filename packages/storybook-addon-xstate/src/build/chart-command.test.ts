import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chartCommand } from './chart-command.ts'

const file = join(import.meta.dirname, '../page/test-machines.ts')

test('writes a machine of a file as Mermaid, and as SVG', async () => {
  const args = ['chart', file, '--machine', 'radio']
  expect(await chartCommand([...args, '--mermaid'])).toMatch(/^stateDiagram-v2\n {2}state "radio" as s0/)
  expect(await chartCommand([...args, '--svg'])).toMatch(/^<svg [^]*>jazz<\/text>[^]*<\/svg>\n$/)
})

test.each([
  [
    'several machines without a name',
    [],
    'Name a machine by --machine: lamps, crossing, order, radio, station, shop',
  ],
  ['a machine that is not there', ['--machine', 'lift'], 'exports no machine lift'],
  ['two formats', ['--svg', '--mermaid'], 'Usage: storybook-addon-xstate chart <file>'],
])('refuses %s', async (_kind, args, message) => {
  await expect(chartCommand(['chart', file, ...args])).rejects.toThrow(message)
})
