import type { PageSettings } from '../validation/page-settings.ts'
import { jsonInHtml } from './html.ts'

/** The id of the element that holds a page's settings. */
export const settingsId = 'page-settings'

/** Returns a page's settings as an element of JSON, which no browser runs. */
export const settingsElement = (settings: PageSettings): string =>
  `<script type="application/json" id="${settingsId}">${jsonInHtml(settings)}</script>`
