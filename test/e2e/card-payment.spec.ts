import { readFileSync } from 'node:fs'
import { messages } from '@meridian/contract/messages/messages'
import type { Page } from '@playwright/test'
import {
  cardsTo,
  core,
  coreOnPhone,
  expect,
  fillSignUp,
  kestrelAt,
  newAccount,
  once,
  openFirstCollectible,
  purchases,
  signIn,
  test,
  shownAtBothWidths,
} from './fixtures.ts'
import { builtFile } from '../built-files.ts'

const cardCall = '**/api/v1/card/pay-with-card'

/** From the item's page to the card page. */
async function buyWithCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy With Card' }).click()
  await expect(page).toHaveURL(/\/offer\?item=nfa-kestrel-interceptor$/)
}

/** Signs in and goes to the card page of the first collectible. */
async function openCardPage(page: Page, origin: string): Promise<void> {
  await cardsTo(page, origin)
  await signIn(page)
  await openFirstCollectible(page)
  await buyWithCard(page)
}

async function fillIn(page: Page, number = '4242424242424242', name = 'Mika Vale'): Promise<void> {
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expiry date').pressSequentially('1240')
  await page.getByLabel('CVV/CVC').pressSequentially('123')
  await page.getByLabel('Name on card').fill(name)
}

const purchase = (page: Page) => page.getByRole('button', { name: 'Purchase Now' })

async function seesSuccess(page: Page): Promise<void> {
  await expect(page.getByText('Payment Successful! ✅ Amount: $1250')).toBeVisible()
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent successfully')
  await expect(page.getByText('Your card was charged $1250.')).toBeVisible()
}

test(
  'buys an item by card at once, and shows the result after a reload',
  coreOnPhone,
  async ({ page, origin }) => {
    await openCardPage(page, origin)
    await expect(page.getByText('You are paying $1250')).toBeVisible()
    await expect(page.getByText('The platform fee is not charged to cards.')).toBeVisible()
    const form = await page.getByRole('form', { name: 'You are paying $1250' }).boundingBox()
    expect(form!.width).toBeLessThanOrEqual(409)
    await fillIn(page)
    await purchase(page).click()
    await seesSuccess(page)
    expect(await purchases(page, origin)).toHaveLength(1)
    await page.reload()
    await expect(page.getByText('Your card was charged $1250.')).toBeVisible()
    await expect(page.getByText('Payment Successful! ✅')).toHaveCount(0)
  },
)

test(
  'saves a purchase as a file for spreadsheets, and prints a receipt on one sheet',
  core(once),
  async ({ page, origin }) => {
    await openCardPage(page, origin)
    await fillIn(page)
    await purchase(page).click()
    await seesSuccess(page)
    // Swedish dates are ISO days, here of the browser's time zone.
    const today = new Date().toLocaleDateString('sv-SE')

    await page.goto('/Activity')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('meridian-2117-purchases.csv')
    const [head, bought] = readFileSync(await file.path(), 'utf8').split('\r\n')
    expect(head).toBe('\uFEFF"Item","Serial number","Amount (USD)","Date","Payment"')
    const cells = /^"Kestrel Interceptor","#KI-0911","1250.00","(.{10})","(.+)"$/.exec(bought ?? '')
    expect(cells?.[1]).toBe(today)

    await page.getByRole('link', { name: 'Receipt, Kestrel Interceptor' }).click()
    await expect(page).toHaveURL(`/receipt?payment=${cells?.[2]}`)
    await page.reload()
    const sheet = page.getByRole('article')
    await expect(sheet).toContainText('Kestrel Interceptor')
    await expect(sheet).toContainText('$1250')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const pdf = await page.pdf({ format: 'A5' })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)

    await page.goto('/receipt?payment=somebody-elses')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such receipt')
  },
)

test(
  'shows a declined card, keeps the typed fields, and accepts another card',
  core(once),
  async ({ page, origin, faults }) => {
    faults.expect(/^402: POST \/api\/v1\/card\/pay-with-card$/)
    await openCardPage(page, origin)
    await fillIn(page, '4000000000000002')
    await purchase(page).click()
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    await shownAtBothWidths(page, page.getByRole('alert'))
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
    await expect(page.getByLabel('Name on card')).toHaveValue('Mika Vale')
    await page.getByLabel('Card number').fill('4242424242424242')
    await purchase(page).click()
    await seesSuccess(page)
    expect(await purchases(page, origin)).toHaveLength(1)
  },
)

test('completes a payment after the player answers the bank', core(), async ({ page, origin }) => {
  await openCardPage(page, origin)
  await fillIn(page, '4000000000003155')
  await purchase(page).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect(await purchases(page, origin)).toHaveLength(1)
})

test(
  'charges nothing after the bank refuses, and leaves the item for sale',
  once,
  async ({ page, origin }) => {
    await openCardPage(page, origin)
    await fillIn(page, '4000000000003155')
    await purchase(page).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await shownAtBothWidths(page, page.getByText('Payment Failed ❌'))
    expect(await purchases(page, origin)).toEqual([])
    await openFirstCollectible(page)
    await buyWithCard(page)
    // The attempt was sent from here: its outcome is read before the form shows.
    await expect(page.getByRole('alert')).toHaveText(messages.paymentFailed)
    await fillIn(page)
    await purchase(page).click()
    await seesSuccess(page)
  },
)

test(
  'tells a visitor what is required, goes on, and returns from the sign-in to the card',
  once,
  async ({ page, origin, faults }) => {
    faults.expect(/^401: POST \/api\/v1\/card\/pay-with-card$/)
    await openCardPage(page, origin)
    // The session ends in another tab: the page is a visitor's from now on.
    await page.evaluate(() => {
      localStorage.removeItem('auth')
      sessionStorage.removeItem('auth')
    })
    await page.reload()
    await fillIn(page)
    await purchase(page).click()
    await expect(page.getByText('User and token data is required')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('User Id is required Please signin')
    await shownAtBothWidths(page, page.getByRole('alert'))
    await page.goto('/signup')
    await fillSignUp(page, newAccount())
    await expect(page).toHaveURL(kestrelAt('/offer'))
    await expect(page.getByText('You are paying $1250')).toBeVisible()
  },
)

test(
  'finds a charge whose answer is lost, and charges nothing twice',
  core(once),
  async ({ page, origin, faults }) => {
    faults.expect(/^net::ERR_FAILED: POST .*pay-with-card$/)
    await openCardPage(page, origin)
    await page.route(cardCall, async (route) => {
      await route.fetch({
        url: route
          .request()
          .url()
          .replace(/^https?:\/\/[^/]+/, origin),
      })
      await route.abort()
    })
    await fillIn(page)
    await purchase(page).click()
    await seesSuccess(page)
    expect(await purchases(page, origin)).toHaveLength(1)
  },
)

test(
  'asks for the outcome after a reload in the middle, before it offers anything, and keeps the name',
  core(once),
  async ({ page, origin }) => {
    await openCardPage(page, origin)
    await fillIn(page)
    const sent = Promise.withResolvers<void>()
    let dead = true
    await page.route(cardCall, (route) => (dead ? sent.resolve() : route.fallback()))
    await purchase(page).click()
    await sent.promise
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    dead = false
    const checked = page.waitForRequest('**/api/v1/game/create')
    await page.reload()
    await checked
    await expect(page.getByRole('alert')).toHaveText(messages.paymentFailed)
    await shownAtBothWidths(page, page.getByRole('alert'))
    await expect(page.getByLabel('Name on card')).toHaveValue('Mika Vale')
    await fillIn(page)
    await purchase(page).click()
    await seesSuccess(page)
    expect(await purchases(page, origin)).toHaveLength(1)
  },
)

test('asks a player who goes back and comes again for nothing twice', once, async ({ page, origin }) => {
  await openCardPage(page, origin)
  await fillIn(page)
  const arrived = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(cardCall, async (route) => {
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/^https?:\/\/[^/]+/, origin),
    })
    arrived.resolve()
    await held.promise
    await route.fulfill({ response: answer })
  })
  await purchase(page).click()
  await arrived.promise
  await page.goBack()
  await expect(page).toHaveURL(kestrelAt('/buy-nfa'))
  await page.goForward()
  // The server has charged, and says so on request.
  await seesSuccess(page)
  held.resolve()
  expect(await purchases(page, origin)).toHaveLength(1)
})

test(
  'says that the card provider does not load, and loads it on request',
  once,
  async ({ page, origin, faults }) => {
    const code = builtFile('../../packages/sandbox/src/browser/sandbox-stripe.ts')
    faults.expect(new RegExp(`^net::ERR_FAILED: (GET|HEAD) ${code}$`))
    let down = true
    await page.route(`**${code}`, (route) => (down ? route.abort() : route.fallback()))
    await openCardPage(page, origin)
    await shownAtBothWidths(page, page.getByText('Stripe not loaded'))
    down = false
    await page.reload()
    await expect(page.getByLabel('Card number')).toBeVisible()
  },
)

test(
  'asks a server that stopped in the middle of a payment until it is back',
  once,
  async ({ page, faults, ownProduct }) => {
    faults.expect(/^net::ERR_CONNECTION_REFUSED: POST \/api\/v1\/(card\/pay-with-card|game\/create)$/)
    const product = await ownProduct()
    await cardsTo(page, product.origin)
    await page.goto(`${product.origin}/signup`)
    await fillSignUp(page, newAccount())
    await expect(page.getByText('Signup successful!')).toBeVisible()
    await page.goto(`${product.origin}/market-place`)
    await page.getByRole('link', { name: 'Buy Now, Kestrel Interceptor', exact: true }).first().click()
    await buyWithCard(page)
    await fillIn(page)
    // The payment method exists; the server stops before it charges.
    await page.route(cardCall, async (route) => {
      await product.stop()
      await route.fallback()
    })
    await purchase(page).click()
    await shownAtBothWidths(page, page.getByText(messages.outcomeUnknown))
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await page.unroute(cardCall)
    await product.start()
    // Nothing was charged: the call's own message shows now.
    await expect(page.getByRole('alert')).toHaveText('Network Error', { timeout: 60_000 })
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
    await purchase(page).click()
    await seesSuccess(page)
    expect(await purchases(page, product.origin)).toHaveLength(1)
  },
)
