import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesProvider, override, useMessages } from './messages.ts'

const shell = { open: 'Open', close: 'Close', product: 'Meridian' }
const form = { save: 'Save' }

test('overrides messages of an outer provider by those of an inner one', () => {
  const Part = () => Object.values({ ...useMessages(shell), ...useMessages(form) }).join()
  const german = new Map([
    override(shell, { open: 'Öffnen', close: 'Schließen' }),
    override(form, { save: 'Sichern' }),
  ])
  const ours = new Map([override(shell, { close: 'Zu' })])
  const page = createElement(
    MessagesProvider,
    { value: german },
    createElement(MessagesProvider, { value: ours }, createElement(Part)),
  )
  expect(renderToStaticMarkup(page)).toBe('Öffnen,Zu,Meridian,Sichern')
})
