import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** The bar by which every page of a preview says that it is one. */
const previewBar = 'data-slot="preview-bar"'

/**
 * Demands that the pages of a preview say so, and no others: the bar is built into them, while the server is told when it
 * starts. Throws a StartupError. A site that is not built is none of a preview's.
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
