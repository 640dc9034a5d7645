import { test as base, type Page } from '@playwright/test'
import { serveFolder } from '../storybook/serve-folder.ts'

export interface Entry {
  id: string
  title: string
  type: 'docs' | 'story'
  tags: string[]
}

/** A story is compared in this mode, by Chromatic's name. */
interface Mode {
  name: string
  width: number
  height: number
  /** The toolbar's globals as in an address: `colours:forced`. */
  globals: string
}

type Finished = { storyId: string; status: string }

/** The story page sets these globals: Storybook's preview, and the channel over which the sidebar selects a story. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>
    currentSelection?: { storyId: string }
    loadStory(selection: { storyId: string }): Promise<{
      parameters: {
        chromatic?: {
          disableSnapshot?: boolean
          modes?: Record<string, { disable?: boolean; viewport: string } & Record<string, unknown>>
        }
        viewport: { options: Record<string, { styles: { width: string; height: string } }> }
      }
    }>
  }
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, selection: { storyId: string; viewMode: 'story' }): void
    on(event: 'storyFinished', listener: (finished: Finished) => void): void
    off(event: 'storyFinished', listener: (finished: Finished) => void): void
    last(event: 'storyFinished'): [Finished] | undefined
  }
}

/** Opens a window onto a built Storybook, and switches stories without a reload. */
class StoryWindow {
  readonly page: Page
  readonly #origin: string
  #globals?: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.#origin = origin
  }

  /** Returns the modes in which a story is compared; none when it is compared elsewhere. */
  async modesOf(id: string): Promise<Mode[]> {
    if (this.#globals === undefined) await this.#open(id, '')
    return this.page.evaluate(readModes, id)
  }

  /** Renders a story to the end of its play. Returns its result: `success`, `error` or `aborted`. */
  async show(id: string, { width, height, globals }: Mode): Promise<string> {
    await this.page.setViewportSize({ width, height })
    if (globals !== this.#globals) return this.#open(id, globals)
    // Storybook reloads the page when the previous story does not unmount.
    return this.page.evaluate(selectStory, id).catch(() => this.#open(id, globals))
  }

  async #open(id: string, globals: string): Promise<string> {
    this.#globals = globals
    // The story tests run the accessibility audit, which would take most of the time here.
    const chosen = `a11y.manual:!true;${globals}`
    await this.page.goto(`${this.#origin}/iframe.html?viewMode=story&id=${id}&globals=${chosen}`)
    const finished = await this.page.waitForFunction(lastStatus)
    return finished.jsonValue()
  }
}

/** Tests a built Storybook; all tests of a worker share a window. */
export const pictured = (storybook: string) =>
  base.extend<object, { storyWindow: StoryWindow }>({
    storyWindow: [
      async ({ browser }, use) => {
        const { origin, close } = await serveFolder(storybook)
        const page = await browser.newPage({ reducedMotion: 'no-preference' })
        await page.addInitScript(selectOneCandidate)
        await use(new StoryWindow(page, origin))
        await page.context().close()
        close()
      },
      { scope: 'worker' },
    ],
  })

/**
 * Runs in the page before everything else: leaves one source of each picture. Chromium prefers a larger one from its
 * cache, so a picture would depend on the stories before it.
 */
function selectOneCandidate(): void {
  const px = 960
  const widthOf = (candidate: string) => Number(/ (\d+)w$/.exec(candidate)?.[1])
  const oneOf = (candidates: readonly string[]) =>
    candidates.find((candidate) => widthOf(candidate) >= px) ?? candidates.at(-1) ?? ''
  // oxlint-disable-next-line typescript/unbound-method -- It is called with its element.
  Element.prototype.setAttribute = new Proxy(Element.prototype.setAttribute, {
    apply: (set, element, [name, value]: [string, string]) =>
      Reflect.apply(set, element, [
        name,
        name.toLowerCase() === 'srcset' ? oneOf(value.split(/,\s*/)) : value,
      ]),
  })
}

/** Runs in the page: reads a story's parameters as Chromatic does. */
async function readModes(storyId: string): Promise<Mode[]> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewWindow
  const { parameters } = await preview.loadStory({ storyId })
  const { disableSnapshot, modes = {} } = parameters.chromatic ?? {}
  if (disableSnapshot) return []
  return Object.entries(modes)
    .filter(([, { disable }]) => !disable)
    .map(([name, { viewport, ...globals }]) => {
      const { width, height } = parameters.viewport.options[viewport]!.styles
      return {
        name,
        width: Number.parseInt(width),
        height: Number.parseInt(height),
        globals: Object.entries(globals)
          .filter(([, value]) => typeof value === 'string')
          .map(([global, value]) => `${global}:${String(value)}`)
          .join(';'),
      }
    })
}

/** Runs in the page: returns the result of the first story, once it has ended. */
function lastStatus(): string {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as PreviewWindow
  return channel?.last('storyFinished')?.[0].status ?? ''
}

/** Runs in the page: switches to another story, as a click in the sidebar does; returns its result. */
function selectStory(storyId: string): Promise<string> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as PreviewWindow
  return new Promise((resolve) => {
    channel!.on('storyFinished', function ended(finished) {
      if (finished.storyId !== storyId) return
      channel!.off('storyFinished', ended)
      scrollTo(0, 0)
      resolve(finished.status)
    })
    const isCurrent = preview.currentSelection?.storyId === storyId
    channel!.emit(isCurrent ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
  })
}
