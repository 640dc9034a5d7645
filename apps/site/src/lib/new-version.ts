/** Dispatched where code of this page is gone from the server. Who shows it prevents its default. */
export const newVersionNeeded = 'site:newVersionNeeded'

/** Dispatched on the page once the server serves a newer build of the site. */
export const newVersionServed = 'site:newVersionServed'

let isKnown = false

/** Compares the server's build of the site with the page's own. */
export function onSiteBuild(build: string): void {
  const { build: own } = document.documentElement.dataset
  if (isKnown || own === undefined || build <= own) return
  isKnown = true
  dispatchEvent(new Event(newVersionServed))
}
