import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const sources = globSync('packages/ui/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(stories|test)\.tsx?$/.test(file),
)

/** Finds optional properties that refuse `undefined`, as `file: property`. `ReactNode` and `unknown` include it. */
function closedOptions(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const closed: string[] = []
  new Visitor({
    TSPropertySignature: ({ optional, start, end }) => {
      const property = source.slice(start, end)
      if (optional && !/(\| undefined|: ReactNode|: unknown)$/.test(property))
        closed.push(`${file}: ${property}`)
    },
  }).visit(parseSync(file, source).program)
  return closed
}

/** A router's own link takes our link's props, and refuses `undefined` here. */
const asRoutersHaveIt = ['packages/ui/src/lib/links.ts: preventScrollReset?: boolean']

test('lets every optional prop of ui take undefined, so that no caller spreads it conditionally', () => {
  expect(sources.length).toBeGreaterThan(80)
  expect(sources.flatMap(closedOptions)).toEqual(asRoutersHaveIt)
})
