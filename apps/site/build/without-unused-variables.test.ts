import { expect, test } from 'vitest'
import { withoutUnusedVariables } from './without-unused-variables.ts'

const page = (styles: string, body = '') => `<head><style data-first>${styles}</style></head>${body}`

test('what nothing reads goes, and what only that has read', () => {
  expect(
    withoutUnusedVariables(page(':root{--ink:#fff;--hull:var(--deep);--deep:#000}p{color:var(--ink)}')),
  ).toBe(page(':root{--ink:#fff}p{color:var(--ink)}'))
})

test('what is registered goes with it', () => {
  const registered = (name: string) => `@property ${name}{syntax:"<length>";inherits:false;initial-value:0}`
  expect(withoutUnusedVariables(page(`${registered('--a')}${registered('--b')}p{rotate:var(--b)}`))).toBe(
    page(`${registered('--b')}p{rotate:var(--b)}`),
  )
})

test('what an element reads or has a stand-in for stays', () => {
  const styles = ':root{--gap:1rem}p{margin:var(--own,2px)}'
  const body = '<p style="padding:var(--gap);--own:3px"></p>'
  expect(withoutUnusedVariables(page(styles, body))).toBe(page(styles, body))
})
