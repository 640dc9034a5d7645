import type { Item, MissingItem } from '@meridian-2117/contract'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The build writes the renderer and the pages that it fills into this folder. */
export const serverFolder = '.server'

/** A build of the site exports this for the server. */
export interface SiteRenderer {
  /** Returns the content of an item's page as HTML. */
  renderItem: (path: string, answer: Item | MissingItem) => Promise<string>
  /** Returns the head of each page as HTML, by its file, for a site at this address. */
  pageHeads: (siteUrl: string) => ReadonlyMap<string, string>
  /** Returns the files for search engines, by name. */
  siteFiles: (siteUrl: string) => Readonly<Record<string, string>>
}

/** Loads the renderer of a build; `undefined` where there is none. */
export async function loadRenderer(folder: string): Promise<SiteRenderer | undefined> {
  const file = join(folder, serverFolder, 'render.js')
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as SiteRenderer) : undefined
}
