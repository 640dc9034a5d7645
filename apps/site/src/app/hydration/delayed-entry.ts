import { CodeGone, fetchCode } from '../../lib/fetch-code.ts'

/**
 * Runs at the end of a prerendered page, as a separate script. After the first paint or user input it applies the full
 * style sheet and loads the site. So neither competes with the largest paint. Code that does not load is fetched again,
 * since a page without it looks complete and answers nothing.
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
  try {
    await fetchCode([entry, ...parts]).catch((error: unknown) => {
      // The entry says so, where it is there itself.
      if (!(error instanceof CodeGone)) throw error
    })
    await import(/* @vite-ignore */ entry)
  } catch (error) {
    console.warn(error)
    setTimeout(() => void load(Math.min(2 * pauseMs, longestPauseMs)), pauseMs)
  }
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

for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
  addEventListener(sign, startOnSign, { signal: signs.signal, capture: true, passive: true })
if (document.readyState === 'complete') startAfterPaint()
else addEventListener('load', startAfterPaint, { once: true })
