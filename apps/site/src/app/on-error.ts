import { pageErrorsPath, type PageError } from '@meridian-2117/contract/paths/page-errors'

/**
 * Returns what receives each error of a page once. It sends the error's description, which has no personal data, to the
 * server at `apiBase`, which is empty for the page's own origin. Give `error` to Sentry or another service here instead.
 */
export const onError =
  (apiBase: string) =>
  (_error: unknown, description: PageError): void => {
    // oxlint-disable-next-line no-restricted-properties -- a call of the API would end with the page
    navigator.sendBeacon(apiBase + pageErrorsPath, JSON.stringify(description))
  }
