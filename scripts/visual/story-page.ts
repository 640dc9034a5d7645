import type { Browser, CDPSession, Page } from 'playwright'
import { drawnHeight } from '../drawn-height.ts'
import type { Snapshot } from './snapshots.ts'

/** What the functions below find in the page: Storybook's preview, and the channel over which its sidebar tells it what to show. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: { currentSelection?: { storyId: string } }
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, told: { storyId: string; viewMode: 'story' }): void
    on(event: string, listener: (told: unknown) => void): void
    off(event: string, listener: (told: unknown) => void): void
  }
}

/** Storybook has loaded the page anew, as the story before did not let go of it: nothing is wrong with this one. */
export const loadedAnew = 'The page was loaded anew'

/** So often is waited for what a story still loads: a few seconds. */
const quietTurns = 60

/** A window onto a built Storybook, in which one story takes the place of another without a load. */
export class StoryPage {
  readonly #page: Page
  readonly #devtools: CDPSession
  readonly #toCome = new Set<string>()
  #window = { width: 0, height: 0 }

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page
    this.#devtools = devtools
    devtools.on('Network.requestWillBeSent', ({ requestId }) => this.#toCome.add(requestId))
    devtools.on('Network.loadingFinished', ({ requestId }) => this.#toCome.delete(requestId))
    devtools.on('Network.loadingFailed', ({ requestId }) => this.#toCome.delete(requestId))
  }

  /** Opens the window with a first story, under the globals that the toolbar would set: `{ colours: 'forced' }`. */
  static async open(browser: Browser, origin: string, { id, globals }: Snapshot): Promise<StoryPage> {
    const page = await browser.newPage({ reducedMotion: 'no-preference' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await page.addInitScript(keepPictures)
    // Axe has its say in the story tests; here it would take most of the time.
    const chosen = Object.entries({ 'a11y.manual': '!true', ...globals }).map(
      ([name, value]) => `${name}:${value}`,
    )
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=${chosen.join(';')}`)
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } }
      }
      return preview?.currentRender?.phase === 'finished'
    })
    return new StoryPage(page, devtools)
  }

  /** Shows a story to the end of its play, drawn; answers what went wrong, or `loadedAnew`. */
  async show({ id, width, height }: Snapshot): Promise<string | undefined> {
    if (this.#window.width !== width || this.#window.height !== height)
      await this.#page.setViewportSize({ width, height })
    this.#window = { width, height }
    // Of a picture's sizes Chromium takes a larger one that its memory still holds: what a story shows would hang on
    // the stories before it. To switch its cache off empties that memory of what nobody holds; what is on disk stays, as
    // it is switched on again.
    await this.#page.evaluate(() => (globalThis as unknown as KeptPictures).letGoOfPictures())
    await this.#devtools.send('HeapProfiler.collectGarbage')
    await this.#devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await this.#devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
    this.#toCome.clear()
    try {
      const failure = await this.#page.evaluate(showStory, id)
      await this.#quiet()
      return failure
    } catch (error) {
      if (error instanceof Error && error.message.includes('context was destroyed')) return loadedAnew
      throw error
    }
  }

  /** Ends when nothing more comes, or takes too long: a part of a story whose code comes late shows nothing until then. */
  async #quiet(): Promise<void> {
    let turns = 0
    do {
      await this.#page.evaluate(drawn)
      turns += 1
    } while (this.#toCome.size > 0 && turns < quietTurns)
  }

  /** What is shown now, as a PNG as high as the story. Equal pictures have equal bytes. */
  async picture(): Promise<Buffer> {
    const { width, height: fold } = this.#window
    const height = await this.#page.evaluate(drawnHeight, undefined)
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y: 0, width, height, scale: 1 },
      // Laid out anew for it, and again afterwards: only where there is more than the window shows.
      captureBeyondViewport: height > fold,
      optimizeForSpeed: true,
    })
    return Buffer.from(data, 'base64')
  }

  async close(): Promise<void> {
    await this.#page.context().close()
  }
}

/** Runs in the page: ends once what has come is drawn, and nothing is left to do. */
const drawn = () =>
  new Promise<void>((done) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), {
      timeout: 100,
    })
  })

interface KeptPictures {
  /** Has all pictures so far be nobody's: the story that shows them is about to go. */
  letGoOfPictures(): void
}

/**
 * Runs in the page, before all else: keeps the files that a story's pictures have chosen for as long as it lasts, also when
 * it has taken the pictures away. Chromium would else forget them whenever it likes, and then choose others.
 */
function keepPictures(): void {
  const shown = new Set<HTMLImageElement>()
  const files = new Map<string, HTMLImageElement>()
  const gone = new WeakSet<EventTarget>()
  const keep = (image: HTMLImageElement) => {
    shown.add(image)
    const { currentSrc } = image
    if (!currentSrc || files.has(currentSrc)) return
    const file = new Image()
    file.src = currentSrc
    files.set(currentSrc, file)
  }
  new MutationObserver((changes) => {
    const come = changes.flatMap(({ addedNodes }) =>
      [...addedNodes].flatMap((node) =>
        node instanceof HTMLImageElement
          ? [node]
          : node instanceof Element
            ? [...node.querySelectorAll('img')]
            : [],
      ),
    )
    // They choose once what has been begun is done.
    queueMicrotask(() => queueMicrotask(() => come.forEach(keep)))
  }).observe(document, { childList: true, subtree: true })
  addEventListener('load', ({ target }) => target instanceof HTMLImageElement && keep(target), {
    capture: true,
  })
  // A picture without a source is no fault of the story's.
  const hush = (event: Event) => {
    if (event.target && gone.has(event.target)) event.stopImmediatePropagation()
  }
  addEventListener('error', hush, { capture: true })
  Object.assign(globalThis, {
    letGoOfPictures: () => {
      for (const image of shown) {
        gone.add(image)
        const sources = image.parentElement?.querySelectorAll('source') ?? []
        for (const source of sources) source.removeAttribute('srcset')
        image.removeAttribute('srcset')
        image.removeAttribute('src')
      }
      shown.clear()
      files.clear()
    },
  })
}

/** Runs in the page: shows a story in place of the one before it, as a click in the sidebar does; answers what went wrong. */
function showStory(storyId: string): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as PreviewWindow
  return new Promise((resolve) => {
    let failure: string | undefined
    const patience = setTimeout(() => end('It does not come to its end'), 30_000)
    const heard: Record<string, (told: unknown) => void> = {
      storyMissing: () => end('There is no such story'),
      storyErrored: () => end('It cannot be drawn'),
      storyThrewException: fail,
      playFunctionThrewException: fail,
      storyFinished: (told) => {
        if ((told as { storyId: string }).storyId === storyId) end(failure)
      },
    }
    function fail(told: unknown) {
      failure = (told as Error).message
    }
    function end(with_: string | undefined) {
      clearTimeout(patience)
      for (const [event, listener] of Object.entries(heard)) channel.off(event, listener)
      scrollTo(0, 0)
      // The frame after the next shows what the last one changed.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(with_)))
    }
    for (const [event, listener] of Object.entries(heard)) channel.on(event, listener)
    const isShown = preview.currentSelection?.storyId === storyId
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
  })
}
