import { paths } from '@meridian-2117/contract/paths/paths'
import { messages } from '@meridian-2117/contract/messages/messages'
import { siteBuildHeader } from '@meridian-2117/contract/paths/site-build'
import type { Page, Route } from '@playwright/test'
import { builtFile } from '../built-files.ts'
import { expect, kestrelAt, once, signIn, test } from './fixtures.ts'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version is here' })

/** Opens a page and waits until it has loaded. Then every other file is gone, as after a deployment. */
async function deploy(page: Page, path: string): Promise<() => Promise<void>> {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(path)
  // On a busy computer the network is idle before the late parts have been asked for.
  await page.getByRole('complementary', { name: 'Sandbox' }).waitFor()
  await page.waitForLoadState('networkidle')
  const files = [...requests]
  await page.route('**/assets/*.js', (route) =>
    !files.includes(new URL(route.request().url()).pathname)
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
      : route.continue(),
  )
  const isProbe = (route: Route) => route.request().method() === 'HEAD'
  await page.route(`**${path}`, (route) =>
    isProbe(route) ? route.fulfill({ headers: { [siteBuildHeader]: '29990101000000' } }) : route.continue(),
  )
  return () => page.unrouteAll()
}

/** Says so once the page is reloaded no more. */
const incomplete = (page: Page) => page.getByRole('alert').filter({ hasText: 'Some of it did not arrive' })

const gone = /^404: GET \/assets\//
const notFetched = /^uncaught: Failed to fetch/

test(
  'says in an open tab where something is typed that a new version is here',
  once,
  async ({ page, faults }) => {
    faults.expect(gone)
    const openNewVersion = await deploy(page, '/signin')
    await page.getByLabel('Email').fill('mika@meridian.test')
    await page.getByLabel('Password', { exact: true }).fill('open-the-gate')
    await page.getByRole('button', { name: 'MetaMask' }).click()
    await expect(notice(page)).toBeVisible()
    await page.getByRole('button', { name: 'MetaMask' }).click()
    await expect(notice(page)).toHaveCount(1)
    await expect(page).toHaveURL('/signin')
    await expect(page.getByLabel('Email')).toHaveValue('mika@meridian.test')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('open-the-gate')

    await openNewVersion()
    await notice(page).getByRole('button', { name: 'Reload' }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign In' }).last().click()
    await expect(page.getByText(messages.passwordLength)).toBeVisible()
  },
)

test('reloads an open tab where nothing is typed into the new version', once, async ({ page, faults }) => {
  faults.expect(gone)
  await deploy(page, '/signin')
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'MetaMask' }).click()
  await reloaded
})

test('keeps the page while the server does not answer', once, async ({ page, context, faults }) => {
  faults.expect(/^net::ERR_INTERNET_DISCONNECTED/, notFetched)
  await page.goto(paths.lands)
  await page.getByRole('complementary', { name: 'Sandbox' }).waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account')
})

test(
  'says that the code of the filters is missing once they are opened, and loads it at Try again',
  once,
  async ({ page, faults }) => {
    faults.expect(/^net::ERR_FAILED: GET \/assets\//, notFetched)
    const code = `**${builtFile('lists')}`
    await page.route(code, (route) => route.abort())
    await page.goto(paths.lands)
    // The list asks for the same file at once, so the page is reloaded for it.
    await incomplete(page).waitFor()
    await page.getByRole('button', { name: 'Sort and filter' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Search and filters could not be loaded.' })
    await expect(failed).toBeVisible()
    await expect(page.getByRole('link', { name: /^Buy Now/ }).nth(40)).toBeAttached()
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await tryAgain.click()
    await expect(tryAgain).toBeVisible()

    await page.unroute(code)
    await tryAgain.click()
    await expect(page.getByLabel('Sort by')).toBeVisible()
    await expect(failed).toHaveCount(0)
  },
)

test('says that the code of a page is missing, and moves the focus there', once, async ({ page, faults }) => {
  const code = builtFile('buy')
  faults.expect(new RegExp(`^net::ERR_FAILED: GET ${code}$`), notFetched)
  await page.route(`**${code}`, (route) => route.abort())
  await page.goto('/market-place')
  await page.getByRole('link', { name: 'Buy Now, Kestrel Interceptor', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('says so when the code of the first page is gone', once, async ({ page, faults }) => {
  const code = builtFile('sign-in.route')
  faults.expect(new RegExp(`^404: GET ${code}$`), notFetched)
  await page.route(`**${code}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/signin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('says so when the entry of a page does not come, after its reloads', once, async ({ page, faults }) => {
  const code = builtFile('main')
  faults.expect(new RegExp(`^404: GET ${code}$`))
  await page.route(`**${code}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/signin')
  await incomplete(page).waitFor()
  await page.unroute(`**${code}`)
  await incomplete(page).getByRole('link', { name: 'Reload' }).click()
  await page.getByRole('complementary', { name: 'Sandbox' }).waitFor()
  await expect(incomplete(page)).toHaveCount(0)
})

for (const name of ['main', 'react', 'sign-in.route'])
  test(`comes alive although ${name} is refused once`, once, async ({ page, faults }) => {
    const code = builtFile(name)
    faults.expect(new RegExp(`^503: GET ${code}$`))
    await page.route(`**${code}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
    await page.goto('/signin')
    await page.getByRole('complementary', { name: 'Sandbox' }).waitFor()
  })

test(
  'opens a page without content in its HTML whose entry was refused at first',
  once,
  async ({ page, faults }) => {
    const code = builtFile('main')
    faults.expect(new RegExp(`^503: GET ${code}$`))
    await page.route(`**${code}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
    await page.goto('/edit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.logInFirst)
  },
)

test(
  'says that the dialog of a purchase is missing, and opens it at a later press',
  once,
  async ({ page, faults }) => {
    faults.expect(/^net::ERR_FAILED: GET \/assets\//, notFetched)
    const code = `**${builtFile('dialogs')}`
    await page.route(code, (route) => route.abort())
    await signIn(page)
    await page.goto(kestrelAt(paths.buyCollectible))
    // The page asks for it at once, and is reloaded for it.
    await incomplete(page).waitFor()
    const buyNow = page.getByRole('button', { name: 'Buy Now' })
    await buyNow.click()
    await expect(page.getByText(messages.somethingWentWrong)).toBeVisible()

    await page.unroute(code)
    await buyNow.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)
