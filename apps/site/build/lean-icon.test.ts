import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLeanIcon from './lean-icon.ts'

test('an icon is drawn as Lucide draws it', () => {
  const Handle = createLeanIcon({ node: [['path', { d: 'm21 21-4.34-4.34' }]] })
  expect(renderToStaticMarkup(createElement(Handle, { className: 'size-4', strokeWidth: 1.5 }))).toBe(
    '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" ' +
      'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="size-4">' +
      '<path d="m21 21-4.34-4.34"></path></svg>',
  )
})
