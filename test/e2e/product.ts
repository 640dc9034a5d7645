import { test as base, expect, type Page } from '@playwright/test'
import { Product, startPatience } from '../product-server.ts'

export { Product }

export interface Account {
  email: string
  password: string
}

let accounts = 0

/** Credentials that no other test uses. */
export function newAccount(): Account {
  accounts += 1
  return { email: `mika${process.pid}.${accounts}@meridian.test`, password: 'open-the-gate' }
}

/** A test with the product running: one server for all tests of a worker. Errors in the page's console fail it. */
export const test = base.extend<{ origin: string; faults: string[] }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off this pattern.
    async ({}, use) => {
      const product = await Product.create()
      await use(product)
      await product.remove()
    },
    { scope: 'worker', timeout: startPatience + 30_000 },
  ],
  origin: async ({ product }, use) => use(product.origin),
  baseURL: async ({ product }, use) => use(product.origin),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens an account through the form and lands on the home page. */
export async function signUp(page: Page, { email, password }: Account = newAccount()): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Signup successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
}

/** From the marketplace to the page of its first collectible. */
export async function openFirstCollectible(page: Page): Promise<void> {
  await page.goto('/market-place')
  await page.getByRole('link', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL('/buy-nfa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
}

/** Through both dialogs to the payment page. */
export async function buyNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy Now' }).click()
  const review = page.getByRole('dialog', { name: 'Buy Assets' })
  await expect(review.getByText('Platform Fee')).toBeVisible()
  await review.getByRole('button', { name: 'Buy Now' }).click()
  const confirm = page.getByRole('dialog', { name: 'Buy Assets' })
  await confirm.getByRole('button', { name: 'Confirm' }).click()
}

/** Types a card into the provider's fields. */
export async function fillCard(
  page: Page,
  number = '4242424242424242',
  expiry = '1240',
  code = '123',
): Promise<void> {
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expiration date').pressSequentially(expiry)
  await page.getByLabel('Security code').pressSequentially(code)
}
