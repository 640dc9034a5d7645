import { reloadNoticeMessages } from '@meridian/ui/sections/reload-notice.messages'
import { CodeGone, fetchCode } from '../../lib/fetch-code.ts'

/**
 * Runs at the end of each page, as a separate script, and loads the site. On a prerendered page it first waits for the
 * first paint or user input, and then also applies the full style sheet, so that neither competes with the largest
 * paint. Code that does not load is fetched again, since a page without it answers nothing.
 */

/** Milliseconds before the code is fetched again; each pause is longer, up to the longest. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

/** Milliseconds between the paint and the code. */
const afterPaintMs = 200

/** Addresses of the entry, and of the modules that it and the page import. */
const [entry = '', ...parts] = document.currentScript?.dataset['code']?.split(' ') ?? []
const signs = new AbortController()

function applyStyles(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media=print]')) sheet.media = 'all'
}

async function load(pauseMs: number): Promise<void> {
  let isGone = false
  try {
    await fetchCode([entry, ...parts]).catch((error: unknown) => {
      if (!(error instanceof CodeGone)) throw error
      isGone = true
    })
    // It says what else is gone.
    await import(/* @vite-ignore */ entry)
  } catch (error) {
    if (isGone) return sayGone()
    console.warn(error)
    setTimeout(() => void load(Math.min(2 * pauseMs, longestPauseMs)), pauseMs)
  }
}

/** Says that this page is of a version that no server has any more. */
function sayGone(): void {
  const notice = document.createElement('p')
  notice.role = 'alert'
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '60',
    margin: '0',
    padding: '0.875rem max(1.25rem, env(safe-area-inset-right)) max(0.875rem, env(safe-area-inset-bottom))',
    background: 'var(--color-plate)',
    color: 'var(--color-ink)',
    textAlign: 'center',
  })
  const reload = document.createElement('a')
  reload.href = location.href
  reload.textContent = reloadNoticeMessages.reload
  reload.style.textDecoration = 'underline'
  notice.append(`${reloadNoticeMessages.newVersion}. `, reload)
  document.body.append(notice)
}

function start(): void {
  if (signs.signal.aborted) return
  signs.abort()
  applyStyles()
  void load(firstPauseMs)
}

function startOnSign(event: Event): void {
  // A resting mouse sends a move of no length when the page opens.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return
  start()
}

function startAfterPaint(): void {
  new PerformanceObserver(() => {
    applyStyles()
    setTimeout(start, afterPaintMs)
  }).observe({ type: 'paint', buffered: true })
}

if (document.querySelector('[data-prerendered]')) {
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, startOnSign, { signal: signs.signal, capture: true, passive: true })
  if (document.readyState === 'complete') startAfterPaint()
  else addEventListener('load', startAfterPaint, { once: true })
} else start()
