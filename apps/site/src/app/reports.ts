import {
  pageErrorLimits,
  reportsPath,
  type PageError,
  type Vital,
} from '@meridian-2117/contract/paths/reports'

/** Sends a report to the server at `apiBase`, which is empty for the page's own origin. */
export function sendReport(apiBase: string, report: PageError | readonly Vital[]): void {
  // oxlint-disable-next-line no-restricted-properties -- a call of the API would end with the page
  navigator.sendBeacon(apiBase + reportsPath, JSON.stringify(report))
}

/** One visit reports at most this many errors, such as of a page that fails in a loop. */
const visitLimit = 5

/** A build has all its code in this folder. */
const ourFolder = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1)

/**
 * Returns whether our code has thrown an error: the first file of its stack is ours, or without one the file of its
 * event. Extensions, other sites and the app that shows the page run code of theirs.
 */
export function isOurs(error: unknown, file = ''): boolean {
  // Chrome's stack begins with the message, which may have an address.
  const stack = error instanceof Error ? (error.stack?.replace(error.message, '') ?? '') : ''
  const first = `${stack} ${file}`.split(/[\s@(]/).find((word) => word.includes('://'))
  return first?.startsWith(ourFolder) ?? false
}

/**
 * Reports each error of our code once in this visit, by route and message. React and the parts of a page give what they
 * have caught to `reportError`, so all of them come by the same event.
 */
export function watchErrors(routeOf: (path: string) => string, apiBase: string): void {
  const reported = new Set<string>()
  const report = (error: unknown) => {
    const { build = '' } = document.documentElement.dataset
    const description = { route: routeOf(location.pathname), ...describe(error), build }
    const key = JSON.stringify(description)
    if (reported.has(key) || reported.size === visitLimit) return
    reported.add(key)
    // Give `error` to Sentry or another service here instead. The description has no personal data.
    sendReport(apiBase, description)
  }
  addEventListener('error', ({ error, filename }: { error: unknown; filename: string }) => {
    // Scripts of other origins and the loop of a ResizeObserver come without an error.
    if (error && isOurs(error, filename)) report(error)
  })
  addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) => {
    if (isOurs(reason)) report(reason)
  })
  // Code that does not come has no file in its stack.
  addEventListener('vite:preloadError', ({ payload }) => report(payload))
}

/** From the first to the last quote, since a quoted text may have quotes in it. */
const quoted = /^([^"'`‘“]*)["'`‘“].*["'`’”]/s

/** Words with a digit, or with a sign of an address, an e-mail or a path. React's numbers of its errors stay. */
const identifying = /(?<!\S)(?!#\d{3};)\S*[\d@/\\]\S*/g

/** Describes an error without what may tell of a person: quoted texts, ids, addresses, e-mails and numbers. */
export function describe(error: unknown): Pick<PageError, 'name' | 'message'> {
  const { name, message } =
    error instanceof Error ? error : { name: 'Error', message: typeof error === 'string' ? error : '' }
  const general = message.replace(quoted, '$1…').replaceAll(identifying, '…')
  return { name: name.slice(0, pageErrorLimits.name), message: general.slice(0, pageErrorLimits.message) }
}
