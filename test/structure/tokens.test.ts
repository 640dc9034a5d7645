import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'

/** Returns the `$type` and `$value` of a token in the format of the Design Tokens Community Group. */
function tokenOf(value: string) {
  if (/^#[0-9a-f]{6}$/.test(value)) {
    const channels = [value.slice(1, 3), value.slice(3, 5), value.slice(5)]
    const components = channels.map((hex) => Number((Number.parseInt(hex, 16) / 255).toFixed(4)))
    return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: value } }
  }
  const [, number, unit] = /^(-?[\d.]+)(rem|px)$/.exec(value) ?? []
  if (number) return { $type: 'dimension', $value: { value: Number(number), unit } }
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(value) ?? []
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) }
  return undefined
}

/** Collects the tokens of a theme by their group. A value that only CSS computes has no token. */
function designTokens(css: string) {
  const groups: Record<string, Record<string, unknown>> = {}
  postcss.parse(css).walkAtRules('theme', (theme) =>
    theme.walkDecls(/^--\w+-/, ({ prop, value }) => {
      const [, group = '', name = ''] = /^--([a-z]+)-(.+)$/.exec(prop) ?? []
      const token =
        group === 'font'
          ? { $type: 'fontFamily', $value: postcss.list.comma(value).map((font) => font.replaceAll("'", '')) }
          : tokenOf(value)
      if (token) (groups[group] ??= {})[name] = token
    }),
  )
  return groups
}

test('keeps tokens.json up to date with theme.css', async () => {
  const tokens = designTokens(readFileSync('packages/ui/src/theme/theme.css', 'utf8'))
  expect(Object.keys(tokens)).toEqual(expect.arrayContaining(['color', 'font', 'radius', 'spacing']))
  await expect(`${JSON.stringify(tokens, null, 2)}\n`).toMatchFileSnapshot(
    '../../packages/ui/src/theme/tokens.json',
  )
})
