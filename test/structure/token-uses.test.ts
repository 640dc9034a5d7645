import { expect, test } from 'vitest'
import { readTokenUses } from '../../.storybook/token-uses.ts'

test('has no token that nothing uses', () => {
  const tokens = readTokenUses()
  expect(tokens.find(({ group, name }) => group === 'color' && name === 'void')?.value).toBe('#070a12')
  const unused = tokens.filter(({ uses }) => Object.keys(uses).length === 0)
  expect(unused.map(({ group, name }) => `${group}-${name}`)).toEqual([])
})
