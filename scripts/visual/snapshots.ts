import type { Browser } from 'playwright'

/** One picture that Chromatic takes: a story in one of its modes. */
export interface Snapshot {
  /** The story's, as its address has it. */
  id: string
  /** Where it stands in the sidebar. */
  title: string
  name: string
  /** The file of the story, from the root of the tree: `./packages/…`. */
  file: string
  mode: string
  /** px of the window. */
  width: number
  height: number
  /** What the mode sets beside the window, as the toolbar would. */
  globals: Readonly<Record<string, string>>
}

/** What identifies a picture among those of two Storybooks. */
export const keyOf = ({ id, mode }: Snapshot): string => `${id} ${mode}`

/** A story as Storybook hands it to whoever reads it from outside. */
interface Extracted {
  id: string
  title: string
  name: string
  parameters: {
    fileName: string
    chromatic?: {
      disableSnapshot?: boolean
      modes?: Record<string, { disable?: boolean; viewport: string } & Record<string, unknown>>
    }
    viewport: { options: Record<string, { styles: { width: string; height: string } }> }
  }
}

/** Every picture that Chromatic takes of a built Storybook, in Storybook's order, mode after mode. */
export async function snapshotsOf(browser: Browser, origin: string): Promise<Snapshot[]> {
  const page = await browser.newPage()
  await page.goto(`${origin}/iframe.html`)
  const snapshots = await page.evaluate(readSnapshots)
  await page.context().close()
  return snapshots
}

/** Runs in the page: reads parameters as Chromatic does. */
async function readSnapshots(): Promise<Snapshot[]> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { ready(): Promise<void>; extract(): Promise<Record<string, Extracted>> }
  }
  await preview.ready()
  const taken = Object.values(await preview.extract()).flatMap(({ id, title, name, parameters }) => {
    const { fileName: file, chromatic, viewport } = parameters
    if (chromatic?.disableSnapshot) return []
    const modes = Object.entries(chromatic?.modes ?? {}).filter(([, { disable }]) => !disable)
    return modes.map(([mode, { viewport: window, ...others }]) => {
      const { width, height } = viewport.options[window]!.styles
      const globals = Object.entries(others).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
      return {
        id,
        title,
        name,
        file,
        mode,
        width: Number.parseInt(width),
        height: Number.parseInt(height),
        globals: Object.fromEntries(globals),
      }
    })
  })
  const order = [...new Set(taken.map(({ mode }) => mode))]
  return taken.toSorted((one, other) => order.indexOf(one.mode) - order.indexOf(other.mode))
}
