import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** Every page of a preview has this bar, which says so. */
const previewBar = 'data-slot="preview-bar"'

/**
 * Requires the preview bar in the pages of a preview, and refuses it elsewhere. The bar is part of the built pages,
 * while the server learns its mode at the start. Throws a StartupError. Accepts a site that is not built.
 */
export function checkPreviewBuild(folder: string, demo: boolean): void {
  const page = join(folder, 'index.html')
  const saysPreview = existsSync(page) && readFileSync(page, 'utf8').includes(previewBar)
  if (demo && !saysPreview) {
    throw new StartupError(
      'The pages in apps/site/dist do not say that this is a preview. Build them with SANDBOX=demo: npm run build',
    )
  }
  if (!demo && saysPreview) {
    throw new StartupError(
      'The pages in apps/site/dist say that this is a preview, and SANDBOX=demo is not set. Build them without it: npm run build',
    )
  }
}
