import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vitalNames, vitalsPath, type Vital } from '@meridian/contract/paths/vitals'
import type { Page } from '@playwright/test'
import { siteFolder } from '../built-files.ts'
import { freePort } from '../product-server.ts'
import { expect, once, pressToLeave, test } from './fixtures.ts'
import { googleScript, startGoogle } from './fake-google.ts'

/** Sets every service to a real one, as a shop would configure it. */
const realServices = {
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_of_this_test',
  VITE_CARD_API_BASE_URL: 'https://cards.example',
  VITE_GOOGLE_CLIENT_ID: 'this-test.apps.googleusercontent.com',
  VITE_DISCORD_CLIENT_ID: '21172117',
}

/** Builds the site with these settings, and with vitals of each visit, into a separate folder. Returns the folder. */
async function buildWithRealServices(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-site-'))
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', folder, '--logLevel', 'error'], {
    cwd: 'apps/site',
    // The test runner's own value would make a development build.
    env: { ...process.env, NODE_ENV: 'production', VITE_VITALS_SHARE: '1', ...realServices },
  })
  return folder
}

/** Returns the text of every file of a build, by name. */
async function textsIn(folder: string): Promise<Map<string, string>> {
  const files = globSync('**/*.{js,css,html}', { cwd: folder })
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  )
}

/** Serves this build to a page in place of the server's own. */
const showBuild = (page: Page, origin: string, folder: string) =>
  page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/api/')) return route.continue()
    const written = pathname.replace('/of-nobody', '/token')
    return route.fulfill({ path: join(folder, written, written.includes('.') ? '' : 'index.html') })
  })

const stripeScripts = 'https://js.stripe.com'
const traces = /sandbox|demo.?wallet|4242 4242|xs-columns/i

test.describe('a build with real services', () => {
  // All tests share one build.
  test.describe.configure({ mode: 'serial' })
  let real: string
  test.beforeAll(async () => {
    real = await buildWithRealServices()
  })
  test.afterAll(() => rm(real, { recursive: true, force: true }))

  test(
    'contains no byte of the sandbox, and a build without real services none of Stripe',
    once,
    async () => {
      const files = await textsIn(real)
      expect(files.size).toBeGreaterThan(20)
      expect(
        [...files].flatMap(([file, text]) =>
          traces.test(text) ? [`${file}: ${traces.exec(text)?.[0]}`] : [],
        ),
      ).toEqual([])
      const all = [...files.values()].join('\n')
      for (const setting of Object.values(realServices)) expect(all).toContain(setting)
      expect(all).toContain(googleScript)
      expect(all).toContain('https://discord.com/oauth2/authorize')
      expect(all).toContain(stripeScripts)
      const withoutSettings = [...(await textsIn(siteFolder)).values()].join('\n')
      expect(withoutSettings).toMatch(traces)
      expect(withoutSettings).not.toContain(stripeScripts)
    },
  )

  test('contains the measure of visits, unlike a build without its share', once, async () => {
    const holdsVitals = async (folder: string) =>
      [...(await textsIn(folder)).values()].some((text) => text.includes(vitalsPath))
    expect([await holdsVitals(real), await holdsVitals(siteFolder)]).toEqual([true, false])
  })

  test(
    'sends the vitals of a visit once, when it is left, by route and without its address, to be counted',
    once,
    async ({ page, ownProduct }) => {
      const metricsPort = await freePort()
      const { origin } = await ownProduct({ METRICS_PORT: String(metricsPort) })
      const [measure] = [...(await textsIn(real))].find(([, text]) => text.includes(vitalsPath)) ?? []
      // Playwright reports no request of a page that is left.
      await page.addInitScript(() => {
        const send = navigator.sendBeacon.bind(navigator)
        navigator.sendBeacon = (address, body) => {
          const sent = JSON.parse(localStorage.getItem('sent') ?? '[]') as unknown[]
          localStorage.setItem('sent', JSON.stringify([...sent, body]))
          return send(address, body)
        }
      })
      const reports = () => page.evaluate(() => JSON.parse(localStorage.getItem('sent') ?? '[]') as string[])
      const open = async (address: string) => {
        await showBuild(page, origin, real)
        const loaded = page.waitForResponse(`**/${measure}`)
        await page.goto(origin + address)
        await loaded
        await page.waitForLoadState('networkidle')
      }

      await open('/reset-password/of-nobody?from=mail')
      await page.getByLabel('New Password', { exact: true }).pressSequentially('open-the-gate')
      await page.evaluate(
        () =>
          new Promise<void>((measured) => {
            new PerformanceObserver(() => measured()).observe({ type: 'first-input', buffered: true })
          }),
      )
      await page.getByRole('link', { name: 'About Us' }).first().click()
      await expect(page).toHaveURL(`${origin}/about`)
      expect(await reports()).toEqual([])
      // A request of a page that is left ends in an interception.
      await page.unrouteAll({ behavior: 'wait' })
      await page.goto('about:blank')

      await open('/news')
      const [report = '[]'] = await reports()
      const values = JSON.parse(report) as Vital[]
      expect(values.map(({ name, route }) => `${name} ${route}`)).toEqual(
        expect.arrayContaining(vitalNames.map((name) => `${name} /reset-password/:token`)),
      )
      expect(report).not.toMatch(/of-nobody|mail|open-the-gate/)
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
        for (let times = 0; times < 3; times += 1)
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      })
      expect(await reports()).toHaveLength(2)

      const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}`)).text()
      for (const vital of ['lcp_seconds', 'inp_seconds', 'cls', 'ttfb_seconds'])
        await expect.poll(metrics).toContain(`web_vitals_${vital}_count{route="/reset-password/:token"} 1\n`)
      // The library reports no paint after a change of visibility that a script made up.
      for (const vital of ['cls', 'ttfb_seconds'])
        await expect.poll(metrics).toContain(`web_vitals_${vital}_count{route="/news"} 1\n`)
      await page.goto(`${origin}/about`)
      expect(await reports()).toHaveLength(2)
      expect(await page.context().cookies()).toEqual([])
    },
  )

  test(
    'loads Google’s script, asks it for a token, and our server asks Google about that',
    once,
    async ({ page, ownProduct, faults }) => {
      faults.expect(
        /^elsewhere: https:\/\/accounts\.google\.com\/gsi\/client$/,
        /^net::ERR_FAILED: GET \/gsi\/client$/,
      )
      const clientId = realServices.VITE_GOOGLE_CLIENT_ID
      const google = await startGoogle(clientId)
      const { origin } = await ownProduct({ GOOGLE_CLIENT_ID: clientId, GOOGLE_API_URL: google.origin })
      await showBuild(page, origin, real)
      let loads = 0
      await page.route(googleScript, (route) => {
        loads += 1
        return loads <= 2
          ? route.abort()
          : route.fulfill({ contentType: 'text/javascript', body: google.script })
      })
      await page.goto(`${origin}/signin`)
      const press = () => page.getByRole('main').getByRole('button', { name: 'Google' }).click()
      const failures = page.getByText('Google login failed!')

      await test.step('says that a script does not load once it is wanted, and loads it again', async () => {
        await expect.poll(() => loads).toBe(1)
        await expect(failures).toHaveCount(0)
        await press()
        await expect(failures).toHaveCount(1)
      })
      const answerWith = async (name: 'Allow' | 'Deny') => {
        const opened = page.waitForEvent('popup')
        await press()
        const window = await opened
        // The next press closes the message.
        await expect(failures).toHaveCount(0)
        const closed = window.waitForEvent('close')
        await pressToLeave(window, name)
        await closed
      }
      await test.step('tells a player who refuses', async () => {
        await answerWith('Deny')
        await expect(failures).toHaveCount(1)
      })
      await test.step('signs in a player who agrees', async () => {
        await answerWith('Allow')
        await expect(page.getByText('Google Login successful!')).toBeVisible()
        await expect(page).toHaveURL(`${origin}/profile`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Vex')
      })
      const question = `/o/oauth2/v2/auth ${clientId} openid profile email`
      expect(google.requests.filter((path) => path !== '/favicon.ico')).toEqual([
        question,
        question,
        '/oauth2/v3/tokeninfo',
        '/oauth2/v3/userinfo',
      ])
      expect(loads).toBe(3)
      await google.close()
    },
  )
})
