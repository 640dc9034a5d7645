import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the colours of Storybook itself are tokens of the product', () => {
  const tokens = readFileSync('packages/ui/src/theme/theme.css', 'utf8')
  const own = [...readFileSync('.storybook/theme.ts', 'utf8').matchAll(/#[0-9a-f]{6}\b/g)].map(([hex]) => hex)
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((hex) => !tokens.includes(`${hex};`))).toEqual([])
})
