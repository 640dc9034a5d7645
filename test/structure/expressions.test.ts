import { globSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Returns the regular expressions of a source file. */
function expressionsIn(file: string): RegExp[] {
  const found: RegExp[] = []
  JSON.stringify(parseSync(file, readFileSync(file, 'utf8')).program, (_key, value: RegExp | null) => {
    if (value instanceof RegExp) found.push(value)
    return value
  })
  return found
}

const isSlow = (expression: RegExp): boolean => analyse(expression).reports.length > 0

test('has no expression whose steps grow faster than its text', () => {
  const expressions = globSync('{packages,apps}/*/src/**/*.{ts,tsx}')
    .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
    .flatMap((file) => expressionsIn(file).map((expression) => ({ file, expression })))
  expect(expressions.length).toBeGreaterThan(80)
  expect(expressions.filter(({ expression }) => isSlow(expression))).toEqual([])
})

test.each([
  [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, true],
  [/^(a+)+$/, true],
  [/\/+$/, true],
  [/^a+b+$/, false],
])('finds whether %s is slow', (expression, slow) => {
  expect(isSlow(expression)).toBe(slow)
})
