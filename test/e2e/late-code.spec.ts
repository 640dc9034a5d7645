import { paths } from '@meridian/contract/paths/paths'
import { messages } from '@meridian/contract/messages/messages'
import type { Page } from '@playwright/test'
import { builtFile } from '../built-files.ts'
import { expect, kestrelAt, once, signIn, test } from './fixtures.ts'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version is here' })

/** Opens a page, waits until it has loaded, and deletes every other file of code from the server. */
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
  return () => page.unroute('**/assets/*.js')
}

const gone = /^404: GET \/assets\//

test(
  'says once in an open tab that a new version was deployed, and works after a reload',
  once,
  async ({ page, faults }) => {
    faults.expect(gone)
    const openNewVersion = await deploy(page, '/signin')
    await page.getByLabel('Email').fill('mika@meridian.test')
    await page.getByLabel('Password', { exact: true }).fill('open-the-gate')
    await page.getByRole('button', { name: 'MetaMask' }).click()
    await expect(notice(page)).toBeVisible()
    await page.getByRole('button', { name: 'Shop' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
    await expect(notice(page)).toHaveCount(1)
    await expect(page.getByText(messages.somethingWentWrong)).toHaveCount(0)
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

test(
  'says that the code of the filters is missing once they are opened, and loads it at Try again',
  once,
  async ({ page, faults }) => {
    faults.expect(/^net::ERR_FAILED: GET \/assets\//, /^uncaught: Failed to fetch/)
    const code = `**${builtFile('../../packages/ui/src/sections/market-browser/filter-panel.tsx')}`
    await page.route(code, (route) => route.abort())
    await page.goto(paths.lands)
    await page.getByRole('button', { name: 'Sort and filter' }).click()
    await expect(page.getByRole('alert')).toHaveText('Search and filters could not be loaded.')
    await expect(page.getByRole('link', { name: /^Buy Now/ }).nth(40)).toBeAttached()
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await tryAgain.click()
    await expect(tryAgain).toBeVisible()

    await page.unroute(code)
    await tryAgain.click()
    await expect(page.getByLabel('Sort by')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test('says that the code of a page is missing, and moves the focus there', once, async ({ page, faults }) => {
  const code = builtFile('src/features/buy/buy-collectible.route.tsx')
  faults.expect(new RegExp(`^net::ERR_FAILED: GET ${code}$`), /^uncaught: Failed to fetch/)
  await page.route(`**${code}`, (route) => route.abort())
  await page.goto('/market-place')
  await page.getByRole('link', { name: 'Buy Now, Kestrel Interceptor', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('says so when the code of the first page is gone', once, async ({ page, faults }) => {
  const code = builtFile('src/features/auth/sign-in.route.tsx')
  faults.expect(new RegExp(`^404: GET ${code}$`), /^uncaught: .* is gone$/)
  await page.route(`**${code}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/signin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('says so when the entry of a page is gone', once, async ({ page, faults }) => {
  const code = builtFile('src/app/main.tsx')
  faults.expect(new RegExp(`^404: GET ${code}$`))
  await page.route(`**${code}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/signin')
  await notice(page).waitFor()
  await page.unroute(`**${code}`)
  await notice(page).getByRole('link', { name: 'Reload' }).click()
  await page.getByRole('complementary', { name: 'Sandbox' }).waitFor()
  await expect(notice(page)).toHaveCount(0)
})

test(
  'opens a page without content in its HTML whose entry was refused at first',
  once,
  async ({ page, faults }) => {
    const code = builtFile('src/app/main.tsx')
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
    faults.expect(/^net::ERR_FAILED: GET \/assets\//, /^uncaught: Failed to fetch/)
    const code = `**${builtFile('../../packages/ui/src/dialogs/buy/buy.tsx')}`
    await page.route(code, (route) => route.abort())
    await signIn(page)
    await page.goto(kestrelAt(paths.buyCollectible))
    const buyNow = page.getByRole('button', { name: 'Buy Now' })
    await buyNow.click()
    await expect(page.getByText(messages.somethingWentWrong)).toBeVisible()

    await page.unroute(code)
    await buyNow.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)
