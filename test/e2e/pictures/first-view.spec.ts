import { paths } from '@meridian/contract/paths/paths'
import { builtPages } from '@meridian/site/pages'
import type { Page } from '@playwright/test'
import { atDesktop, core, expect, holdCode, once, signIn, test } from '../fixtures.ts'

const unknown = '/no/such/place'
const written = [
  ...builtPages.filter(({ prerendered }) => prerendered).map(({ name }) => paths[name]),
  unknown,
]

/** One page of each kind: for a visitor, with a form, with a list, and at an unknown address. */
const kinds = [paths.home, paths.signUp, paths.lands, unknown]

/** Delays the fonts, so that a page first shows the fallback fonts. Returns a function that lets them load. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Goes to an address and waits only for its HTML and style sheet. */
const openAsWritten = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

/** Returns the cumulative layout shift since the page began. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((found) => {
        let sum = 0
        // A buffered observer reports all entries at once, including the mark at their end.
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value?: number }).value ?? 0
          if (list.getEntriesByType('mark').length > 0) found(sum)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        observer.observe({ type: 'mark', buffered: true })
        performance.mark('counted')
      }),
  )

/** Lists the code that a page has requested before its first paint was complete. */
const earlyCodeRequests = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < navigation!.loadEventStart)
      .map(({ name }) => name)
  })

const notFound = /^404: GET \/no\/such\/place$/

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows content, header and footer of each page', core(once), async ({ page, faults }) => {
    faults.expect(notFound)
    for (const path of written) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('link', { name: 'Meridian 2117' }).first(), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
      await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /\w{3}/)
    }
  })
})

for (const path of kinds)
  test(`shows ${path} as prerendered when its fonts and then its code arrive, and moves nothing`, async ({
    page,
    faults,
  }) => {
    if (path === unknown) faults.expect(notFound)
    const bringFonts = await holdFonts(page)
    const bringCode = await holdCode(page)
    await openAsWritten(page, path)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const before = await heading.elementHandle()
    bringFonts()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const box = await heading.boundingBox()
    await bringCode()
    await page.waitForLoadState('networkidle')
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await heading.boundingBox()).toEqual(box)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    expect(await earlyCodeRequests(page)).toEqual([])
  })

test(
  'requests the code of a page at the first pointer move, before all of the page has loaded',
  once,
  async ({ page }) => {
    const bringFonts = await holdFonts(page)
    const codes: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) codes.push(request.url())
    })
    await openAsWritten(page, paths.about)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(codes).toEqual([])
    await page.mouse.move(200, 300)
    await expect.poll(() => codes.length).toBeGreaterThan(0)
    bringFonts()
  },
)

test(
  'shows a player the header of a player, and no other, before any code has loaded',
  core(),
  async ({ page }) => {
    await signIn(page)
    const bringCode = await holdCode(page)
    await openAsWritten(page, paths.home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
    await expect(signInLink).toBeHidden()
    const phone = page.viewportSize()!.width < 640
    const profile = page.getByRole('banner').getByRole('link', { name: 'Profile' })
    await expect(profile).toBeVisible({ visible: !phone })
    const before = await page.getByRole('main').boundingBox()
    await bringCode()
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
    await expect(profile).toBeVisible({ visible: !phone })
    await expect(signInLink).toBeHidden()
    expect(await page.getByRole('main').boundingBox()).toEqual(before)
  },
)

/** Lists the account controls that the header has shown, frame by frame, each combination once. */
const accountFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return [...(globalThis as unknown as { accountFrames: Set<string> }).accountFrames]
  })

for (const [visitor, shown] of [
  ['a visitor', ['Sign In']],
  ['a player', ['Logout']],
] as const)
  test(
    `shows ${visitor} in no frame of a prerendered page both Sign In and Logout`,
    core(atDesktop),
    async ({ page, faults }) => {
      faults.expect(notFound)
      if (visitor === 'a player') await signIn(page)
      await page.addInitScript(() => {
        const frames = new Set<string>()
        Object.assign(globalThis, { accountFrames: frames })
        const measure = () => {
          const controls = [...document.querySelectorAll('header a[href="/signup"], header button')]
          const seen = controls
            .filter((control) => control.checkVisibility())
            .map(({ textContent }) => textContent)
          const account = ['Sign In', 'Logout'].filter((label) => seen.includes(label))
          if (account.length > 0) frames.add(account.join(' and '))
          requestAnimationFrame(measure)
        }
        requestAnimationFrame(measure)
      })
      for (const path of kinds) {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await accountFrames(page), path).toEqual(shown)
      }
    },
  )

test(
  'keeps the place of a page that was scrolled before its code loaded, also when it is opened again',
  once,
  async ({ page }) => {
    const bringCode = await holdCode(page)
    await openAsWritten(page, paths.about)
    await page.waitForLoadState('load')
    await page.evaluate(() => scrollTo(0, 300))
    await bringCode()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => scrollY)).toBe(300)
    await page.reload({ waitUntil: 'networkidle' })
    // The browser anchors the scroll position to an element, not to the pixel.
    expect(await page.evaluate(() => scrollY)).toBeCloseTo(300, -1)
  },
)

test('sends a form that was sent before its code has loaded once it has', core(once), async ({ page }) => {
  const bringCode = await holdCode(page)
  await openAsWritten(page, paths.signIn)
  await page.getByLabel('Email').fill('nobody@meridian.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-gate')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(paths.signIn)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.route('**/api/v1/user/login', (route) => route.abort('aborted'))
  await bringCode()
  expect((await sent).postDataJSON()).toEqual({ Email: 'nobody@meridian.test', Password: 'open-the-gate' })
})

test('answers on a page whose code does not load at first once it does', once, async ({ page, faults }) => {
  faults.expect(/^net::ERR_FAILED: (GET|HEAD) \/assets\//)
  let cut = true
  await page.route('**/assets/*.js', (route) => (cut ? route.abort() : route.continue()))
  await page.route('**/api/v1/user/login', (route) => route.abort('aborted'))
  const failed = page.waitForEvent('requestfailed')
  await openAsWritten(page, paths.signIn)
  await page.getByLabel('Email').fill('nobody@meridian.test')
  await page.getByLabel('Password', { exact: true }).fill('open-the-gate')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await failed
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  cut = false
  expect((await sent).postDataJSON()).toEqual({ Email: 'nobody@meridian.test', Password: 'open-the-gate' })
})

test('draws the page that Back leads to before the code of another has loaded', once, async ({ page }) => {
  await page.goto(paths.signUp, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back!')
  const bringCode = await holdCode(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(paths.signUp)
  await bringCode()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
})

test(
  'hydrates a prerendered page as it was written, with what was typed, pressed and ended before its code',
  once,
  async ({ page }) => {
    await signIn(page)
    const bringCode = await holdCode(page)
    await openAsWritten(page, paths.signIn)
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
    // A password manager fills it in so.
    await page.getByLabel('Email').fill('mika@meridian.test')
    await page.getByRole('button', { name: 'Show password' }).click()
    await page.evaluate(() => localStorage.removeItem('auth'))
    await bringCode()
    await page.waitForLoadState('networkidle')
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
    await expect(page.getByLabel('Email')).toHaveValue('mika@meridian.test')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  },
)
