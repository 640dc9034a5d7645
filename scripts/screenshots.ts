/** `npm run screenshots`: every screen of the built product at three widths, into test-results/screens, for eyes to judge. */
import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import { paths } from '@meridian/contract/rules/paths'
import { Product } from '../test/product-server.ts'
import { launchOptions } from './browser.ts'
import { arePicturesThere, hurryPictures } from './pictures-there.ts'

const widths = { 390: 844, 834: 1112, 1440: 900 } as const
const folder = 'test-results/screens'
const account = { Email: 'mika@meridian.test', Password: 'open-the-gate', ConfirmPassword: 'open-the-gate' }

const openItem = async (page: Page) => {
  await page.goto(paths.market)
  await page.getByRole('link', { name: 'Buy Now' }).first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const openReview = async (page: Page) => {
  await openItem(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('dialog').waitFor()
}
const openConfirm = async (page: Page) => {
  await openReview(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('button', { name: 'Confirm' }).waitFor()
}
const openPayment = async (page: Page) => {
  await openConfirm(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel('Card number').waitFor()
}
const pay = async (page: Page, number: string) => {
  await openPayment(page)
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expiration date').pressSequentially('1240')
  await page.getByLabel('Security code').pressSequentially('123')
  await page.getByRole('button', { name: 'Pay $' }).click()
}
const at = (path: string) => async (page: Page) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Each picture: its name, how to get there, and whether the page or the window is taken. */
const shots: readonly {
  name: string
  signedIn: boolean
  whole: boolean
  open: (page: Page) => Promise<void>
}[] = [
  { name: 'home', signedIn: false, whole: true, open: at(paths.home) },
  { name: 'market', signedIn: false, whole: true, open: at(paths.market) },
  { name: 'collectibles', signedIn: false, whole: true, open: at(paths.collectibles) },
  { name: 'sign-up', signedIn: false, whole: true, open: at(paths.signUp) },
  { name: 'sign-in', signedIn: false, whole: true, open: at(paths.signIn) },
  {
    name: 'sign-up-errors',
    signedIn: false,
    whole: true,
    open: async (page) => {
      await page.goto(paths.signUp)
      await page.getByLabel('Email').fill('mika')
      await page.getByLabel('Confirm Password').fill('x')
      await page.getByRole('button', { name: 'Sign Up' }).click()
    },
  },
  { name: 'activity-signed-out', signedIn: false, whole: true, open: at(paths.profileActivity) },
  { name: 'activity-empty', signedIn: true, whole: true, open: at(paths.profileActivity) },
  { name: 'buy', signedIn: true, whole: true, open: openItem },
  { name: 'dialog-review', signedIn: true, whole: false, open: openReview },
  { name: 'dialog-confirm', signedIn: true, whole: false, open: openConfirm },
  { name: 'payment', signedIn: true, whole: true, open: openPayment },
  {
    name: 'payment-declined',
    signedIn: true,
    whole: true,
    open: async (page) => {
      await pay(page, '4000000000000002')
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'bank',
    signedIn: true,
    whole: false,
    open: async (page) => {
      await pay(page, '4000000000003155')
      await page.getByRole('button', { name: 'Approve' }).waitFor()
    },
  },
  {
    name: 'dashboard-paid',
    signedIn: true,
    whole: false,
    open: async (page) => {
      await pay(page, '4242424242424242')
      await page.getByText('Payment Successful!').waitFor()
    },
  },
  { name: 'activity', signedIn: true, whole: true, open: at(paths.profileActivity) },
  { name: 'success', signedIn: true, whole: true, open: at(paths.requestSucceeded) },
  { name: 'error', signedIn: true, whole: true, open: at(paths.requestFailed) },
  { name: 'no-item', signedIn: true, whole: true, open: at(paths.buyCollectible) },
  { name: 'not-built', signedIn: true, whole: true, open: at(paths.about) },
  { name: 'not-found', signedIn: true, whole: true, open: at('/no/such/place') },
]

const [only] = process.argv.slice(2)
const browser = await chromium.launch(launchOptions)

for (const [width, height] of Object.entries(widths)) {
  const product = await Product.create()
  const signedUp = await fetch(`${product.origin}/api/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const auth = JSON.stringify(await signedUp.json())
  await mkdir(`${folder}/${width}`, { recursive: true })
  for (const { name, signedIn, whole, open } of shots) {
    if (only && !name.includes(only)) continue
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: Number(width), height },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    if (signedIn) await page.addInitScript((record) => localStorage.setItem('auth', record), auth)
    await open(page)
    await page.waitForLoadState('networkidle')
    // Pictures below the window wait for somebody to come by, and are then decoded after the next frame.
    await page.evaluate(hurryPictures)
    await page.waitForFunction(arePicturesThere)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.screenshot({ path: `${folder}/${width}/${name}.png`, fullPage: whole })
    if (name === 'home' && width === '1440') await page.screenshot({ path: 'docs/images/home.png' })
    await context.close()
  }
  await product.remove()
}
await browser.close()
