import { ReloadNotice } from '@meridian/ui/sections/reload-notice'
import type { ReactNode } from 'react'
import { keepTypedText } from './typed-text.ts'

/** An import that did not come, as the build tells of it. */
export interface FailedImport extends Event {
  payload: unknown
  /** Set by who hears of it: the import goes on waiting where this comes true, and fails where it does not. */
  waits?: Promise<boolean>
}

/**
 * Shows one notice with *Reload* once code is missing at the server, as after a deployment, whatever has asked for it.
 * Whoever waits for that code goes on waiting, so that the page, and what was typed there, stays as it is. Code that did
 * not come for another reason fails, and whoever asked for it says so. `draw` draws beside the page, where none can take
 * the notice away.
 */
export function watchForMissingCode(draw: (part: ReactNode) => void): void {
  addEventListener('vite:preloadError', (event) => {
    const failed = event as FailedImport
    failed.waits = isMissing(failed.payload).then((missing) => {
      if (missing) showNotice(draw)
      return missing
    })
  })
}

/** Browsers name the file that did not come, but for Safari; after a deployment our own is gone as well. */
async function isMissing(error: unknown): Promise<boolean> {
  const named = /https?:\/\/\S+\.js/.exec(String(error))?.[0]
  const files = named === undefined ? [import.meta.url] : [named, import.meta.url]
  const gone = await Promise.all(files.map(isGone))
  return gone.includes(true)
}

/** Some hosts answer with a page where a file is missing. */
async function isGone(file: string): Promise<boolean> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a file of the site is no call of the API
    const { status, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    if (status === 200) return !headers.get('content-type')?.includes('javascript')
    return status === 404 || status === 410
  } catch {
    return false
  }
}

let shown = false

function showNotice(draw: (part: ReactNode) => void): void {
  if (shown) return
  shown = true
  const reload = () => {
    keepTypedText()
    location.reload()
  }
  draw(<ReloadNotice onReload={reload} />)
}
