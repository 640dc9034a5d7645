import { readFileSync } from 'node:fs'
import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import { vitalNames, type Vital } from '@meridian-2117/contract/paths/reports'
import type { Page } from '@playwright/test'
import { builtFile, siteFolder } from '../built-files.ts'
import { freePort } from '../product-server.ts'
import { expect, kestrelAt, newAccount, once, pressToLeave, test } from './fixtures.ts'
import { googleScript, startGoogle } from './fake-google.ts'
import { startStripe, stripeScript, stripeScripts } from './fake-stripe.ts'

const googleClientId = 'this-test.apps.googleusercontent.com'

/** Sets every service of the pages to a real one in test mode. */
const realServices = {
  STRIPE_SECRET_KEY: 'sk_test_of_this_test',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_this_test',
  GOOGLE_CLIENT_ID: googleClientId,
  DISCORD_CLIENT_ID: '21172117',
  DISCORD_CLIENT_SECRET: 'of-this-test',
}

/** Only code of the sandbox and of the inspector has these texts. */
const traces = /\/sandbox\/|4242 4242|xs-columns/

/** Collects the files of code that a page asks for. */
function filesOf(page: Page): Set<string> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) files.add(pathname)
  })
  return files
}

/** Opens an account at a server, and keeps its session in the browser. */
async function signInAt(page: Page, origin: string): Promise<void> {
  const { email, password } = newAccount()
  const data = { Email: email, Password: password, ConfirmPassword: password }
  const account = await page.request.post(`${origin}/api/v1/user/signup`, { data })
  await page.goto(`${origin}/about`)
  await page.evaluate((record) => localStorage.setItem('auth', record), await account.text())
}

const measure = () => builtFile('vitals')

test(
  'uses real services by settings of the server alone, and then no file of the sandbox',
  once,
  async ({ page, ownProduct, faults }) => {
    faults.expect(
      /^elsewhere: https:\/\/js\.stripe\.com\//,
      /^elsewhere: https:\/\/accounts\.google\.com\/gsi\/client$/,
      /^elsewhere: https:\/\/discord\.com\/oauth2\/authorize/,
    )
    const stripe = await startStripe()
    const { origin } = await ownProduct({ ...realServices, STRIPE_API_URL: stripe.origin })
    const play = (script: string) => ({ contentType: 'text/javascript', body: script })
    await page.route(stripeScripts, (route) => route.fulfill(play(stripeScript)))
    await page.route(googleScript, (route) =>
      route.fulfill(play('window.google = { accounts: { oauth2: {} } }')),
    )
    await page.route('https://discord.com/**', (route) => route.fulfill({ body: 'Discord' }))
    const files = filesOf(page)
    await signInAt(page, origin)

    await page.goto(`${origin}${kestrelAt('/stripe-payment')}`)
    await expect(page.getByLabel('payment of pk_test_of_this_test')).toBeVisible()
    await page.goto(`${origin}${kestrelAt('/offer')}`)
    for (const field of ['cardNumber', 'cardExpiry', 'cardCvc'])
      await expect(page.getByLabel(`${field} of pk_test_of_this_test`)).toBeVisible()
    await page.goto(`${origin}${paths.collectibles}?inspect`)
    await page.getByRole('button', { name: 'Sell Now' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Select item to sell' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${origin}/signin`)
    await page.getByRole('main').getByRole('button', { name: 'MetaMask' }).click()
    await expect(page.getByText(messages.walletMissing)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Discord' }).click()
    await page.waitForURL(/^https:\/\/discord\.com\/oauth2\/authorize\?client_id=21172117&/)

    expect(files.size).toBeGreaterThan(20)
    expect([...files].filter((file) => traces.test(readFileSync(siteFolder + file, 'utf8')))).toEqual([])
    expect([...files]).not.toContain(measure())
    expect(readFileSync(siteFolder + builtFile('sandbox'), 'utf8')).toMatch(traces)
    stripe.close()
  },
)

test(
  'does not start with real cards whose pages would have no form for them',
  once,
  async ({ ownProduct }) => {
    await expect(ownProduct({ STRIPE_SECRET_KEY: realServices.STRIPE_SECRET_KEY })).rejects.toThrow(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY belong together',
    )
  },
)

test(
  'sends the vitals of a visit once, when it is left, by route and without its address, to be counted',
  once,
  async ({ page, ownProduct }) => {
    const metricsPort = await freePort()
    const { origin } = await ownProduct({ METRICS_PORT: String(metricsPort), VITALS_SHARE: '1' })
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
      const loaded = page.waitForResponse(`**${measure()}`)
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
    const google = await startGoogle(googleClientId)
    const { origin } = await ownProduct({ GOOGLE_CLIENT_ID: googleClientId, GOOGLE_API_URL: google.origin })
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
    const question = `/o/oauth2/v2/auth ${googleClientId} openid profile email`
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

test(
  'says that a page cannot start that has arrived without its settings',
  once,
  async ({ page, faults }) => {
    faults.expect(/^uncaught: The page has no settings$/)
    await page.route('**/about', async (route) => {
      const html = await (await route.fetch()).text()
      const body = html.replace(/<script[^>]*id="page-settings">.*?<\/script>/, '')
      await route.fulfill({ contentType: 'text/html', body })
    })
    const reported = page.waitForRequest('**/api/reports')
    await page.goto(paths.about)
    await expect(page.getByRole('alert')).toContainText('This page cannot start')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one open Gate')
    expect((await reported).postData()).toMatch(/"route":"\/about"/)
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('complementary', { name: 'Sandbox' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)
