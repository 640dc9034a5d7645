import { reportsPath, type PageError } from '@meridian-2117/contract/paths/reports'
import type { Page } from '@playwright/test'
import { builtFile, siteFolder } from '../built-files.ts'
import { freePort } from '../product-server.ts'
import { expect, once, test } from './fixtures.ts'
import { basename } from 'node:path'

/** Collects what the page reports; the reports reach the server. */
function reportsOf(page: Page): PageError[] {
  const reports: PageError[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === reportsPath) reports.push(request.postDataJSON() as PageError)
  })
  return reports
}

const build = basename(siteFolder)

const notFetched = { name: 'TypeError', message: 'Failed to fetch dynamically imported module: …' }

test(
  'reports each uncaught error and rejection once, by route and without what tells of a person',
  once,
  async ({ page, ownProduct, faults }) => {
    faults.expect(/^uncaught: No mail for mika@meridian.test/, /^uncaught: of another/, /MethodName:update/)
    const metricsPort = await freePort()
    const { origin } = await ownProduct({ METRICS_PORT: String(metricsPort) })
    const reports = reportsOf(page)
    await page.goto(`${origin}/reset-password/of-nobody?from=mail`)
    await expect(page.getByLabel('New Password', { exact: true })).toBeEditable()
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
    await page.evaluate(() => {
      const thrownAt = (frame: string, error: Error) => Object.assign(error, { stack: frame })
      for (let times = 0; times < 3; times += 1) {
        const ours = thrownAt(
          `at ${location.origin}/assets/0f3a.js:1:1`,
          new RangeError('No mail for mika@meridian.test'),
        )
        reportError(ours)
        void Promise.reject(ours)
      }
      reportError(thrownAt('@webkit-masked-url://hidden/:17:189527', new Error('of another')))
      void Promise.reject('Object Not Found Matching Id:1, MethodName:update, ParamCount:4')
      dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
      dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }))
    })
    await expect
      .poll(() => reports)
      .toEqual([{ route: '/reset-password/:token', name: 'RangeError', message: 'No mail for …', build }])
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}`)).text()
    await expect.poll(metrics).toContain('page_errors_total{route="/reset-password/:token"} 1\n')
    await page.evaluate(() => {
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
        const stack = `at ${location.origin}/assets/0f3a.js:1:1`
        reportError(Object.assign(new Error(`No mail for ${name}`), { stack }))
      }
    })
    faults.expect(/^uncaught: No mail for g/, /^uncaught: No mail for [a-f]/)
    await expect.poll(metrics).toContain('page_errors_total{route="/reset-password/:token"} 5\n')
    expect(reports).toHaveLength(5)
  },
)

test('reports a page whose code does not come', once, async ({ page, faults }) => {
  const code = builtFile('buy')
  faults.expect(new RegExp(`^net::ERR_FAILED: GET ${code}$`), /^uncaught: Failed to fetch/)
  const reports = reportsOf(page)
  await page.route(`**${code}`, (route) => route.abort())
  await page.goto('/market-place')
  await page.getByRole('link', { name: 'Buy Now, Kestrel Interceptor', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect.poll(() => reports.at(-1)).toEqual({ route: '/buy-nfa', ...notFetched, build })
})

test('reports a part that does not come, though nothing takes its place', once, async ({ page, faults }) => {
  const code = builtFile('menus')
  faults.expect(new RegExp(`^net::ERR_FAILED: GET ${code}$`))
  const reports = reportsOf(page)
  await page.route(`**${code}`, (route) => route.abort())
  await page.goto('/about')
  await expect.poll(() => reports.at(-1)).toEqual({ route: '/about', ...notFetched, build })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one open Gate')
})

test('reports a page that React does not hydrate', once, async ({ page, faults }) => {
  faults.expect(/^uncaught: Minified React error #418/)
  const reports = reportsOf(page)
  await page.route('**/about', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replace('<h1', '<h1><em>Other</em></h1><h1') })
  })
  await page.goto('/about')
  await expect
    .poll(() => reports.map(({ route, message }) => `${route} ${message}`))
    .toEqual([expect.stringMatching(/^\/about Minified React error #418; visit …/)])
})
