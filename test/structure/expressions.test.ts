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

/** Limits the processor time for a long text, in ms. */
const longestMs = 50

/** Repeats each literal part of an expression, with signs between that often end a word. */
const longTexts = ({ source }: RegExp): string[] =>
  (source.replace(/\\./g, ' ').match(/[\w<>@:=_-]+/g) ?? []).flatMap((part) =>
    ['', ' ', '-', '.', '"'].map((end) => (part + end).repeat(30_000 / (part.length + end.length))),
  )

/**
 * Returns whether an expression takes too long over a text. The fastest of three tries counts, as other programs run
 * too.
 */
const takesLong = (expression: RegExp, text: string): boolean =>
  [1, 2, 3].every(() => {
    const before = process.threadCpuUsage()
    text.replace(expression, '')
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000 > longestMs
  })

/**
 * Returns whether the steps of an expression grow faster than its text. The analysis misses expressions that begin with
 * several letters or look ahead, so these are tried.
 */
const isSlow = (expression: RegExp): boolean =>
  analyse(expression).reports.length > 0 || longTexts(expression).some((text) => takesLong(expression, text))

test('reads every text in steps linear in its length', () => {
  const expressions = globSync('{packages,apps}/*/src/**/*.{ts,tsx}')
    .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
    .flatMap((file) => expressionsIn(file).map((expression) => ({ file, expression })))
  expect(expressions.length).toBeGreaterThan(90)
  expect(expressions.filter(({ expression }) => isSlow(expression))).toEqual([])
})

test.each([
  [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, true],
  [/^(a+)+$/, true],
  [/\/+$/, true],
  [/<script(?![^>]*\s(?:src|type)=)[^>]*>/, true],
  [/<script[^>]*>/, true],
  [/<script([^<>]*)>/, false],
  [/^a+b+$/, false],
])('finds whether %s is slow', (expression, slow) => {
  expect(isSlow(expression)).toBe(slow)
})
