import { expect, test } from 'vitest'
import { dropUnusedProperties } from './drop-unused-properties.ts'

test('drops the custom properties that neither a rule nor an element reads', () => {
  const page = dropUnusedProperties(
    `<style>@property --tw-blur{syntax:"*";inherits:false}@property --tw-ease{syntax:"*";inherits:false}
     :root{--ink:#fff;--seam:#123;--gap:1rem}a{color:var(--ink);transition-timing-function:var(--tw-ease,ease)}</style>
     <p style="margin:var(--gap)">--seam:</p>`,
  )
  expect(page).toContain('<p style="margin:var(--gap)">--seam:</p>')
  expect(page.match(/--[\w-]+(?=[:{])/g)).toEqual(['--tw-ease', '--ink', '--gap', '--seam'])
})

test('keeps a page without inlined styles as it is', () => {
  const page = '<p style="--seam:#123">A page</p>'
  expect(dropUnusedProperties(page)).toBe(page)
})
