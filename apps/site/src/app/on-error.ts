import { pageErrorsPath, type PageError } from '@meridian/contract/paths/page-errors'
import { settings } from '../lib/settings.ts'

/**
 * Receives each error of a page once. Sends its description, which has no personal data, to the site's own server. Give
 * `error` to Sentry or another service here instead.
 */
export function onError(_error: unknown, description: PageError): void {
  // oxlint-disable-next-line no-restricted-properties -- a call of the API would end with the page
  navigator.sendBeacon(settings.apiBaseUrl + pageErrorsPath, JSON.stringify(description))
}
