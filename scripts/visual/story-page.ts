import type { Browser, CDPSession, Page } from 'playwright'
import { allDrawn } from '../all-drawn.ts'
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
    await page.addInitScript(oneFileOfEach)
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
      await this.#page.evaluate(allDrawn)
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

/**
 * Runs in the page, before all else: leaves one file of each picture to choose. Of several Chromium takes whichever its
 * memory happens to hold, if that is large enough, and so a story would look as those before it have left it.
 */
function oneFileOfEach(): void {
  /** px: as wide as most are shown at most; those that fill a desk's window are drawn a little soft. */
  const wanted = 960
  const widthOf = (candidate: string) => Number(/ (\d+)w$/.exec(candidate)?.[1])
  const oneOf = (candidates: readonly string[]) =>
    candidates.find((candidate) => widthOf(candidate) >= wanted) ?? candidates.at(-1) ?? ''
  // oxlint-disable-next-line typescript/unbound-method -- It is called with its element.
  Element.prototype.setAttribute = new Proxy(Element.prototype.setAttribute, {
    apply: (set, element, [name, value]: [string, string]) =>
      Reflect.apply(set, element, [
        name,
        name.toLowerCase() === 'srcset' ? oneOf(value.split(/,\s*/)) : value,
      ]),
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
      resolve(with_)
    }
    for (const [event, listener] of Object.entries(heard)) channel.on(event, listener)
    const isShown = preview.currentSelection?.storyId === storyId
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
  })
}
