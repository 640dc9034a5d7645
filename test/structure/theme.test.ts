import { globSync, readFileSync } from 'node:fs'
import { cn } from '@meridian/ui/lib/cn'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const theme = readFileSync('packages/ui/src/theme/theme.css', 'utf8')

/** One of Tailwind's own classes for each group of tokens that has classes. */
const knownClasses: Readonly<Record<string, string>> = {
  animate: 'animate-spin',
  color: 'text-black',
  container: 'max-w-xs',
  ease: 'ease-in',
  font: 'font-serif',
  'inset-shadow': 'inset-shadow-sm',
  radius: 'rounded-sm',
  shadow: 'shadow-sm',
  spacing: 'h-1',
  text: 'text-sm',
}

const tokens = [...theme.matchAll(/^ {2}--(inset-shadow|[a-z]+)-((?:\w|-(?!-))+):/gm)].map(
  ([, group = '', name = '']) => ({ group, name }),
)

test.each(tokens)('merges the token $group-$name with the classes of its kind', ({ group, name }) => {
  const known = knownClasses[group] ?? ''
  const ours = known.replace(/-\w+$/, `-${name}`)
  expect([cn(known, ours), cn(ours, known)]).toEqual([ours, known])
})

/** Returns the texts of a file that may be lists of classes. */
function textsOf(file: string): string[] {
  const texts: string[] = []
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return texts
}

test('keeps all classes that our code writes together', () => {
  const sources = globSync('packages/ui/src/**/*.{ts,tsx}', { exclude: ['**/*.{test,stories,messages}.*'] })
  const classes = new Set(sources.flatMap(textsOf).map((text) => text.trim().replaceAll(/\s+/g, ' ')))
  expect(classes).toContain(
    'w-full table-fixed border-separate border-spacing-0 text-left text-sm max-md:block',
  )
  expect([...classes].filter((text) => cn(text) !== text)).toEqual([])
})
