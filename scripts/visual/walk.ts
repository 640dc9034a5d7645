import type { Browser } from 'playwright'
import type { Snapshot } from './snapshots.ts'
import { loadedAnew, StoryPage } from './story-page.ts'

/** What is done with a story that is shown; `failure` says what went wrong with it. */
type Visit = (page: StoryPage, snapshot: Snapshot, failure: string | undefined) => Promise<void>

/** Shows snapshots one after the other in one window, and does something with each. */
export async function walk(
  browser: Browser,
  origin: string,
  snapshots: Iterable<Snapshot>,
  visit: Visit,
): Promise<void> {
  let page: StoryPage | undefined
  let globals = ''
  for (const snapshot of snapshots) {
    const asked = JSON.stringify(snapshot.globals)
    if (!page || globals !== asked) {
      await page?.close()
      page = await StoryPage.open(browser, origin, snapshot)
      globals = asked
    }
    let failure = await page.show(snapshot)
    if (failure === loadedAnew) {
      await page.close()
      page = await StoryPage.open(browser, origin, snapshot)
      failure = await page.show(snapshot)
    }
    await visit(page, snapshot, failure)
    // Storybook loads a page anew whose story does not let go of it.
    if (failure) {
      await page.close()
      page = undefined
    }
  }
  await page?.close()
}

/** The same in several windows side by side, each taking what is next. */
export async function walkTogether(
  windows: number,
  browser: Browser,
  origin: string,
  snapshots: readonly Snapshot[],
  visit: Visit,
): Promise<void> {
  const left = [...snapshots]
  function* next() {
    for (let snapshot = left.shift(); snapshot; snapshot = left.shift()) yield snapshot
  }
  await Promise.all(Array.from({ length: windows }, async () => walk(browser, origin, next(), visit)))
}
