import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** A token of the theme. */
export interface TokenUse {
  /** The group in theme.css, such as `color`. */
  group: string
  name: string
  value: string
  /** The files that use it, with how often. */
  uses: Readonly<Record<string, number>>
}

const themeFile = 'packages/ui/src/theme/theme.css'

/** Matches the part of a class before the token's name, by group. */
const utilities: Readonly<Record<string, string>> = {
  color:
    'bg|text|border(?:-[trblxy])?|divide|from|via|to|ring|outline|fill|stroke|accent|caret|decoration|shadow|placeholder',
  font: 'font',
  text: 'text',
  radius: 'rounded(?:-[trbl]{1,2})?',
  spacing:
    '(?:min-|max-)?[wh]|size|[pm][trblxy]?|top|right|bottom|left|inset(?:-[xy])?|gap(?:-[xy])?|scroll-[pm][trbl]?|basis',
  container: '(?:min-|max-)?w',
  shadow: 'shadow',
  'inset-shadow': 'inset-shadow',
  ease: 'ease',
  animate: 'animate',
}

/** Returns the tokens of the theme in their order, with the classes and style sheets that use them. */
export function readTokenUses(): readonly TokenUse[] {
  const theme = readFileSync(themeFile, 'utf8')
  const files = globSync(['packages/{ui,sandbox}/src/**/*.{ts,tsx,css}', 'apps/site/src/**/*.{ts,tsx,css}'])
    .filter((file) => !/\.(stories|test)\./.test(file) && !file.includes('/foundations/'))
    .toSorted()
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
  const groups = Object.keys(utilities).join('|')
  const declared = theme
    .slice(0, theme.indexOf('@keyframes'))
    .matchAll(new RegExp(`^  --(${groups})-([a-z]+(?:-[a-z]+)*):\\s*([^;]+);`, 'gm'))
  return Array.from(declared, ([, group = '', name = '', value = '']) => {
    const use = new RegExp(
      `(?<![\\w-])(?:${utilities[group]})-${name}(?![\\w-])|(?:var\\(|\\()--${group}-${name}[,)]`,
      'g',
    )
    const uses = files.flatMap(([file, text]) => {
      const count = text.match(use)?.length ?? 0
      return count > 0 ? [[file, count] as const] : []
    })
    return { group, name, value: value.replaceAll(/\s+/g, ' '), uses: Object.fromEntries(uses) }
  })
}

const id = 'virtual:token-uses'

/** Makes the tokens with their uses a module of the workbench, read when Storybook starts. */
export const tokenUses = (): Plugin => ({
  name: 'token-uses',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (resolved) =>
    resolved === `\0${id}` ? `export const tokens = ${JSON.stringify(readTokenUses())}` : undefined,
})
