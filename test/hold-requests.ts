import type { Page } from 'playwright'

/** Delays a page's requests to addresses of a pattern; returns a function that sends them on. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}
