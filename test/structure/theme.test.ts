import { readFileSync } from 'node:fs'
import { cn } from '@meridian/ui/lib/cn'
import { expect, test } from 'vitest'

const theme = readFileSync('packages/ui/src/theme/theme.css', 'utf8')

test.each([...theme.matchAll(/^ {2}--(text-[a-z]+):/gm)].map(([, token = '']) => token))(
  'overrides the token %s by a size and by no color',
  (token) => {
    expect(cn(token, 'text-sm')).toBe('text-sm')
    expect(cn(token, 'text-ink')).toBe(`${token} text-ink`)
  },
)
