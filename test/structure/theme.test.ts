import { readFileSync } from 'node:fs'
import { cn } from '@meridian/ui/lib/cn'
import { expect, test } from 'vitest'

/** For each family of theme names, the class that uses one, and a class of Tailwind's own that sets the same. */
const rivals: Readonly<Record<string, readonly [prefix: string, rival: string]>> = {
  animate: ['animate', 'animate-spin'],
  color: ['bg', 'bg-transparent'],
  container: ['max-w', 'max-w-md'],
  ease: ['ease', 'ease-in'],
  font: ['font', 'font-(family-name:--other)'],
  'inset-shadow': ['inset-shadow', 'inset-shadow-none'],
  radius: ['rounded', 'rounded-none'],
  shadow: ['shadow', 'shadow-none'],
  spacing: ['h', 'h-4'],
  text: ['text', 'text-sm'],
}

const theme = readFileSync('packages/ui/src/theme/theme.css', 'utf8')
const names = [...theme.matchAll(/^ {2}--([a-z]+(?:-shadow)?)-([a-z][\w-]*?):/gm)]
  .map(([, family = '', name = '']) => [family, name] as const)
  .filter(([, name]) => !name.includes('--'))

test.each(names)('the merger of class names knows --%s-%s', (family, name) => {
  const [prefix, rival] = rivals[family] ?? []
  expect(cn(`${prefix}-${name} ${rival}`)).toBe(rival)
})
