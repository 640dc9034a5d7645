import { createWatcher, mountInspector, type Watcher } from '@meridian-2117/storybook-addon-xstate/inspector'
import { tabStorage } from '../lib/storage/key-value-store.ts'
import { machines } from './machines.ts'

/** A narrow inspector leaves room for a dialog in the middle of the window. */
const narrow = 'min(28rem,50vw - 18.5rem)'

/** Styles of the docked iframe, and of the page beside it. */
const sides = {
  below: {
    frame: 'inset:auto 0 0;width:100%;height:45vh;border-width:1px 0 0',
    page: 'body{padding:0 0 45vh}',
  },
  beside: {
    frame: `inset:0 0 0 auto;width:${narrow};height:100%;border-width:0 0 0 1px`,
    page: `body{padding:0 ${narrow} 0 0}[data-slot=site-header]{right:${narrow}}`,
  },
}

/** Opens the inspector before the first flow starts, docked to the page in an iframe, which separates their styles. */
export function openInspector(): Watcher {
  const watcher = createWatcher({
    fixtures: Object.fromEntries(Object.entries(machines).map(([id, { fixtures }]) => [id, fixtures])),
    redact: ['code', 'signature'],
  })
  const frame = document.createElement('iframe')
  frame.title = 'Flow inspector'
  const pageStyle = document.createElement('style')
  let side: keyof typeof sides = matchMedia('(min-width: 1280px)').matches ? 'beside' : 'below'
  const layOut = () => {
    // A dialog blocks the pointer on the rest of the page.
    frame.style.cssText = `pointer-events:auto;position:fixed;z-index:60;border:0 solid var(--color-seam);${sides[side].frame}`
    pageStyle.textContent = sides[side].page
  }
  document.head.append(pageStyle)
  document.body.append(frame)
  layOut()
  mountInspector(frame.contentDocument!, {
    connection: watcher,
    tools: [
      {
        name: 'Move to the other side',
        onClick: () => {
          side = side === 'below' ? 'beside' : 'below'
          layOut()
        },
      },
      {
        name: 'Close',
        onClick: () => {
          tabStorage.remove('inspect')
          frame.remove()
          pageStyle.remove()
        },
      },
    ],
  })
  return watcher
}
