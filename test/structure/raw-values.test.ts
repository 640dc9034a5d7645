import { globSync, readFileSync } from 'node:fs'
import { paths } from '@meridian-2117/contract/paths/paths'
import { expect, test } from 'vitest'

const addresses = Object.values(paths)
  .filter((path) => path !== paths.home)
  .map((path) => path.replace(/\/:.*/, ''))
  .join('|')

const message = String.raw`(?:\b(?:error|failure|reason|cause|refusal)\.message|\bserverMessage\b|\bserverMessageOf\(\w+\)|\bmessages\.\w+)`

/** Values that belong in one place, or that must decide nothing, and the files to search. */
const rules: readonly { rule: string; in: RegExp; finds: RegExp }[] = [
  {
    rule: 'a colour stands in the theme',
    in: /^(?:packages\/(?:ui|sandbox)|apps\/site)\/(?!.*\.test\.ts)/,
    finds:
      /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|[\w-]*colou?r: '?(?:black|white|red|tomato)\b|(?<![\w-])(?:fill|stroke)="(?:black|white)|(?<![\w-])(?:bg|text|border|ring|fill|stroke|from|to|outline)-(?:white|black|[a-z]+-(?:50|[1-9]00|950)|\[(?:color:)?[a-z]+\])(?![\w-])/i,
  },
  {
    rule: 'an address of the site stands in paths',
    in: /^(?!.*\.(?:stories|test)\.).*\.tsx?$/,
    finds: new RegExp(`['"\`](?:${addresses})(?=['"\`?#/])`, 'i'),
  },
  {
    rule: 'a link leads to one of paths',
    in: /^(?:packages\/(?:ui|flows)|apps\/site)\/(?!.*\.(?:stories|test)\.).*\.tsx?$/,
    finds: /\b(?:to|href)=\{?["'`](?!#|\w+:)|\b(?:navigate|redirect|location\.assign)\(["'`]|\bto: ["'`]\//,
  },
  {
    rule: 'the time is given',
    in: /^packages\/(?:contract|flows|ui)\/(?!.*\.(?:stories|test)\.).*\.tsx?$/,
    finds: /(?<![.\w])Date\(\)/,
  },
  {
    rule: 'a message decides nothing',
    in: /^(?!.*\.(?:stories|test)\.).*\.tsx?$/,
    finds: new RegExp(
      `${message}\\s*(?:[!=]==? (?!undefined|'')|\\??\\.(?:includes|indexOf|startsWith|endsWith|match|search)\\()|[!=]==? ${message}|(?:case|\\.get\\(|\\.has\\(|[{,] \\[) ?${message}|\\[error\\.message\\]`,
    ),
  },
]

const brokenBy = (file: string, text: string): string[] => {
  const code = text.replaceAll(/\/\*[^]*?\*\/|(?<![:'"`\w])\/\/.*|<!--[^]*?-->/g, '')
  return rules.filter((rule) => rule.in.test(file) && rule.finds.test(code)).map(({ rule }) => rule)
}

/** These files may contain such a value, each for a reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/ui/src/theme/theme.css': 'the theme: where colours belong',
  'packages/contract/src/paths/paths.ts': 'where addresses belong',
  'apps/site/src/features/profile/get-history.ts': 'the one text that decides anything',
}

test('holds colours, addresses and the clock in their places, and lets no message decide anything', () => {
  const files = globSync([
    'packages/{contract,flows,ui}/src/**/*.{ts,tsx,css}',
    'packages/sandbox/src/**/*.tsx',
    'apps/{api,site}/src/**/*.{ts,tsx,css}',
  ])
  const broken = files
    .map((file) => ({ file, rules: brokenBy(file, readFileSync(file, 'utf8')) }))
    .filter((found) => found.rules.length > 0)
  expect(broken.filter(({ file }) => !(file in exceptions))).toEqual([])
  // An unused exception must be removed from the list.
  expect(broken.map(({ file }) => file).toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

test.each([
  ["const tint = '#fff'", 'a colour stands in the theme'],
  ['`/Market-Place?of=1`', 'an address of the site stands in paths'],
  ["navigate('market-place')", 'a link leads to one of paths'],
  ['const now = new Date()', 'the time is given'],
  ['if (error.message === messages.alreadyPurchased)', 'a message decides nothing'],
  ['<a href="#content" className="fill-hull">', undefined],
])('finds in %s the value of the rule: %s', (text, rule) => {
  expect(brokenBy('packages/ui/src/leak.tsx', text)).toEqual(rule ? [rule] : [])
})
