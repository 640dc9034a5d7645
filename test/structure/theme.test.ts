import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contradicted } from '../../.storybook/class-names.ts'

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

test.each(names)('a class of --%s-%s is known to contradict others', (family, name) => {
  const [prefix, rival] = rivals[family] ?? []
  expect(contradicted(`${prefix}-${name} ${rival}`)).toEqual([`${prefix}-${name}`])
})

test('fallback classes contradict nothing, and a pair is named by the class that loses', () => {
  expect(contradicted('fallback:size-10 size-8 md:size-9')).toEqual([])
  expect(contradicted('grid size-10 size-8')).toEqual(['size-10'])
})
