import { readFileSync } from 'node:fs'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { Page } from '@playwright/test'
import {
  core,
  expect,
  once,
  openFirstCollectible,
  openFirstParcel,
  purchases,
  signIn,
  test,
} from './fixtures.ts'

/** Goes from the item's page to the card payment page. */
async function buyWithCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy With Card' }).click()
  await expect(page).toHaveURL(/\/offer\?item=nfa-kestrel-interceptor$/)
}

/** Signs in and goes to the card payment page of the first collectible. */
async function openCardPage(page: Page): Promise<void> {
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
  'buys a parcel by card at once and once, also by a double click, and finds it in the history',
  core,
  async ({ page, origin }) => {
    await signIn(page)
    await openFirstParcel(page)
    await page.getByRole('button', { name: 'Buy With Card' }).click()
    await expect(page.getByText('You are paying $4200')).toBeVisible()
    await fillIn(page)
    await purchase(page).dblclick({ noWaitAfter: true })
    await expect(page.getByText('Payment Successful! ✅ Amount: $4200')).toBeVisible()
    await expect(page).toHaveURL(/\/success$/)
    expect(await purchases(page, origin)).toHaveLength(1)
    await page.reload()
    await expect(page.getByText('Your card was charged $4200.')).toBeVisible()
    await page.goto('/Activity')
    await expect(page.getByRole('table', { name: 'Price History' })).toContainText('Caldera Ridge')
  },
)

test(
  'saves a purchase as a file for spreadsheets, and prints a receipt on one sheet',
  once,
  async ({ page }) => {
    await openCardPage(page)
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
    expect(head).toBe('\uFEFF"Item","Serial number","Amount (USD)","Date","Payment","Refund","Refund (USD)"')
    const cells = /^"Kestrel Interceptor","#KI-0911","1250.00","(.{10})","(.+)","",""$/.exec(bought ?? '')
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
  once,
  async ({ page, origin }) => {
    await openCardPage(page)
    await fillIn(page, '4000000000003155')
    await purchase(page).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByText('Payment Failed ❌')).toBeVisible()
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
