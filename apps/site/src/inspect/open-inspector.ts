import { createFlowInspector, type FlowInspector } from '@meridian/inspector/flow-inspector'
import { plain } from '@meridian/inspector/plain'
import { mountInspector } from '@meridian/inspector/view/mount-inspector'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { FlowWatcher } from '../services/services.ts'
import { tabStorage } from '../storage/key-value-store.ts'
import type { InspectMode } from './inspect.ts'

const height = '45vh'

/** The product's own inspector, docked below the page: in a frame, so that neither has the other's styles. */
function dockInspector(): FlowInspector {
  const inspector = createFlowInspector()
  const frame = document.createElement('iframe')
  frame.title = 'Flow inspector'
  // A dialog takes the pointer from all else on the page.
  frame.style.cssText = `pointer-events:auto;position:fixed;inset:auto 0 0;z-index:60;width:100%;height:${height};border:0;border-top:1px solid var(--color-seam)`
  const close = () => {
    frame.remove()
    document.body.style.paddingBottom = ''
  }
  const dock = () => {
    document.body.append(frame)
    // What lies under it can be scrolled to.
    document.body.style.paddingBottom = height
    mountInspector(frame.contentDocument!, {
      link: inspector,
      onClose: () => {
        tabStorage.remove('inspect')
        close()
      },
      onOwnWindow: () => {
        const own = window.open('', 'flow-inspector', 'popup,width=1280,height=800')
        if (!own) return
        close()
        own.document.title = 'Flow inspector'
        mountInspector(own.document, { link: inspector })
        own.addEventListener('pagehide', dock)
      },
    })
  }
  dock()
  return inspector
}

/** Stately's inspector, in its window; it watches alone. Secrets are hidden before they leave the page. */
async function openStately(): Promise<FlowWatcher> {
  const { createBrowserInspector } = await import('@statelyai/inspect')
  const { inspect } = createBrowserInspector({
    serialize: (event) => plain(event) as unknown as StatelyInspectionEvent,
  })
  return {
    inspect: (event) => inspect.next?.(event),
    ready: (machine) => machine,
    begins: () => undefined,
  }
}

/** Watches the flows of this page; the product's own inspector can begin them anew on the pages they have left. */
export interface OpenInspector extends FlowWatcher {
  /** `redraw` draws everything anew; its count tells one drawing from another. */
  perform?: (router: PageRouter, redraw: (visit: number) => void) => void
}

/** As much of the router as it takes to go back to a page. */
interface PageRouter {
  state: { location: Location }
  navigate: (to: Location, options: { state: unknown }) => Promise<void>
}

interface Location {
  pathname: string
  search: string
  state: unknown
}

/** Opens what was asked for, before the first flow begins. */
export async function openInspector(mode: InspectMode): Promise<OpenInspector> {
  if (mode === 'stately') return openStately()
  const inspector = dockInspector()
  let visits = 0
  return {
    ...inspector,
    perform: (router, redraw) => {
      inspector.perform({
        place: () => router.state.location,
        restart: (place) => {
          const to = place as Location
          void router.navigate(to, { state: to.state }).then(() => redraw((visits += 1)))
        },
      })
    },
  }
}
