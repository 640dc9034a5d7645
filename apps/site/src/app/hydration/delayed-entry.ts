/**
 * Runs at the end of a prerendered page, as a script of its own. Once the page has been painted, or at the first sign of a
 * hand, it applies the style sheet of all pages and loads the site: neither takes bandwidth or processor from the largest
 * paint. Code that does not come is fetched again: without it a page looks whole and answers nothing.
 */

/** The first pause before the code is fetched again, and the longest, in `ms`. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

/** The pause between the paint and the code, in `ms`. */
const afterPaintMs = 200

/** The addresses of the entry and of what it and the page import. */
const [entry = '', ...parts] = document.currentScript?.dataset['code']?.split(' ') ?? []
const signs = new AbortController()

function applyStyles(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media=print]')) sheet.media = 'all'
}

function load(pauseMs: number): void {
  import(/* @vite-ignore */ entry).catch((error: unknown) => {
    console.warn(error)
    setTimeout(load, pauseMs, Math.min(2 * pauseMs, longestPauseMs))
  })
}

function start(): void {
  if (signs.signal.aborted) return
  signs.abort()
  applyStyles()
  for (const href of parts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  load(firstPauseMs)
}

function startOnSign(event: Event): void {
  // A mouse that lay there when the page opened makes a move of no length.
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
