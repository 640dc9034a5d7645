import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import type { BuiltStorybook } from './built-storybooks.ts'
import { serveFolder, type ServedFolder } from './serve-folder.ts'
import { keyOf, snapshotsOf, type Snapshot } from './snapshots.ts'
import type { ModuleGraph } from './touched-stories.ts'
import { walkTogether } from './walk.ts'

/** A built Storybook of which pictures are taken; what they hash to is kept beside it. */
export class PicturedStorybook {
  readonly #built: BuiltStorybook
  readonly #browser: Browser
  readonly #served: ServedFolder
  readonly #hashes: Map<string, string>
  /** Every picture that can be taken, by its key. */
  readonly snapshots: ReadonlyMap<string, Snapshot>
  /** What went wrong in stories whose picture was taken. */
  readonly failures: string[] = []

  private constructor(
    built: BuiltStorybook,
    browser: Browser,
    served: ServedFolder,
    snapshots: readonly Snapshot[],
  ) {
    this.#built = built
    this.#browser = browser
    this.#served = served
    this.snapshots = new Map(snapshots.map((snapshot) => [keyOf(snapshot), snapshot]))
    const file = this.#hashFile
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
    this.#hashes = new Map(Object.entries(kept))
  }

  static async open(built: BuiltStorybook, browser: Browser): Promise<PicturedStorybook> {
    const served = await serveFolder(built.storybook)
    return new PicturedStorybook(built, browser, served, await snapshotsOf(browser, served.origin))
  }

  /** Pictures of another browser, or taken in another way, compare with none of ours. */
  get #hashFile(): string {
    const means = createHash('sha256').update(this.#browser.version())
    for (const file of ['story-page.ts', 'snapshots.ts', '../all-drawn.ts', '../drawn-height.ts'])
      means.update(readFileSync(new URL(file, import.meta.url)))
    return join(this.#built.folder, `pictures-${means.digest('hex').slice(0, 12)}.json`)
  }

  async graph(): Promise<ModuleGraph> {
    return JSON.parse(
      await readFile(join(this.#built.storybook, 'preview-stats.json'), 'utf8'),
    ) as ModuleGraph
  }

  /** What each picture that was ever taken hashes to, by its key. */
  get hashes(): ReadonlyMap<string, string> {
    return this.#hashes
  }

  /** Takes pictures in several windows side by side, and hands each over. */
  async take(
    keys: readonly string[],
    windows: number,
    keep: (snapshot: Snapshot, png: Buffer) => Promise<void>,
  ): Promise<void> {
    const asked = new Set(keys)
    const snapshots = [...this.snapshots.values()].filter((snapshot) => asked.has(keyOf(snapshot)))
    await walkTogether(
      windows,
      this.#browser,
      this.#served.origin,
      snapshots,
      async (page, snapshot, failure) => {
        if (failure) this.failures.push(`${keyOf(snapshot)}: ${failure}`)
        const png = await page.picture()
        this.#hashes.set(keyOf(snapshot), createHash('sha256').update(png).digest('hex'))
        await keep(snapshot, png)
      },
    )
    await writeFile(this.#hashFile, JSON.stringify(Object.fromEntries(this.#hashes)))
  }

  close(): void {
    this.#served.close()
  }
}
