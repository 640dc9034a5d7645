import { readFileSync } from 'node:fs'
import { messages } from '@meridian/contract/messages/messages'
import type { Page } from '@playwright/test'
import {
  cardsTo,
  core,
  coreOnPhone,
  expect,
  once,
  openFirstCollectible,
  purchases,
  signIn,
  test,
  shownAtBothWidths,
} from './fixtures.ts'

const cardCall = '**/api/v1/card/pay-with-card'

/** Goes from the item's page to the card page. */
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
  'buys an item by card at once and once, also by a double click, and shows the result after a reload',
  coreOnPhone,
  async ({ page, origin }) => {
    await openCardPage(page, origin)
    await expect(page.getByText('You are paying $1250')).toBeVisible()
    await expect(page.getByText('The platform fee is not charged to cards.')).toBeVisible()
    const form = await page.getByRole('form', { name: 'You are paying $1250' }).boundingBox()
    expect(form!.width).toBeLessThanOrEqual(409)
    await fillIn(page)
    await purchase(page).dblclick({ noWaitAfter: true })
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
    // Swedish dates are ISO days, here in the browser's time zone.
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
  'charges nothing after the bank refuses, and completes the next payment after it approves',
  core(once),
  async ({ page, origin }) => {
    await openCardPage(page, origin)
    await fillIn(page, '4000000000003155')
    await purchase(page).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await shownAtBothWidths(page, page.getByText('Payment Failed ❌'))
    expect(await purchases(page, origin)).toEqual([])
    await openFirstCollectible(page)
    await buyWithCard(page)
    // The attempt was sent from here, so its outcome is read before the form shows.
    await expect(page.getByRole('alert')).toHaveText(messages.paymentFailed)
    await fillIn(page, '4000000000003155')
    await purchase(page).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    expect(await purchases(page, origin)).toHaveLength(1)
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
