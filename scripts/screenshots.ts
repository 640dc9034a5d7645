/**
 * `npm run tool -- screenshots`: saves every page of the built product, with its dialogs and states, at three widths.
 * The pictures are in test-results/screens for review. `npm run tool -- screenshots buy` saves those whose name
 * contains `buy`.
 */
import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import { paths, type PathName } from '@meridian/contract/paths/paths'
import { builtPages } from '@meridian/site/pages'
import { Product } from '../test/product-server.ts'
import { signIn, visit } from '../test/visit.ts'
import { launchOptions } from './browser.ts'
import { arePicturesThere, hurryPictures } from '../test/pictures-there.ts'

const widths = { 390: 844, 834: 1112, 1440: 900 } as const
const folder = 'test-results/screens'

const openItem = async (page: Page) => {
  await page.goto(paths.market)
  await page.getByRole('link', { name: 'Buy Now, Kestrel Interceptor', exact: true }).first().click()
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
/** Goes from the profile to the dialog that follows the last of these buttons. */
const listAs =
  (...buttons: readonly string[]) =>
  async (page: Page) => {
    await page.goto(paths.profile)
    for (const name of [/^List Now/, ...buttons]) await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
  }
const openSale = async (page: Page) => {
  await page.goto(paths.collectibles)
  await page.getByRole('button', { name: 'Sell Now' }).click()
  await page.getByRole('dialog').waitFor()
}
const tickListings = async (page: Page) => {
  await page.goto(paths.profileListings)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('checkbox').nth(1).check()
}
const at = (path: string) => async (page: Page) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

interface Shot {
  name: string
  /** Shows the page as a visitor. @default a player without purchases */
  visitor?: true
  /** Shows only the window, for pages under an overlay. */
  window?: true
  open: (page: Page) => Promise<void>
}

const fileName = (name: PathName): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const pageShots = builtPages.map(({ name }): Shot => ({
  name: fileName(name),
  open: async (page) => {
    await visit(page, name)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}))

/** Pages in other states than the plain one. */
const stateShots: readonly Shot[] = [
  { name: 'home-visitor', visitor: true, open: at(paths.home) },
  {
    name: 'sign-up-errors',
    visitor: true,
    open: async (page) => {
      await page.goto(paths.signUp)
      await page.getByLabel('Email').fill('mika')
      await page.getByLabel('Confirm Password').fill('x')
      await page.getByRole('button', { name: 'Sign Up' }).click()
    },
  },
  { name: 'profile-activity-visitor', visitor: true, open: at(paths.profileActivity) },
  { name: 'dialog-review', window: true, open: openReview },
  { name: 'dialog-confirm', window: true, open: openConfirm },
  {
    name: 'stripe-payment-declined',
    open: async (page) => {
      await pay(page, '4000000000000002')
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'bank',
    window: true,
    open: async (page) => {
      await pay(page, '4000000000003155')
      await page.getByRole('button', { name: 'Approve' }).waitFor()
    },
  },
  {
    name: 'dashboard-paid',
    window: true,
    open: async (page) => {
      await pay(page, '4242424242424242')
      await page.getByText('Payment Successful!').waitFor()
    },
  },
  {
    name: 'profile-activity-bought',
    open: async (page) => {
      await pay(page, '4242424242424242')
      await page.getByText('Payment Successful!').waitFor()
      await at(paths.profileActivity)(page)
    },
  },
  { name: 'dialog-sell-item', window: true, open: openSale },
  {
    name: 'wallet-connecting',
    open: async (page) => {
      await page.clock.install()
      await page.goto(paths.walletConnect)
      await page.getByRole('button', { name: 'MetaMask' }).click()
    },
  },
  {
    name: 'wallet-welcome-error',
    open: async (page) => {
      await page.goto(paths.walletWelcome)
      await page.getByRole('button', { name: 'Unblock' }).click()
    },
  },
  { name: 'dialog-list-now', window: true, open: listAs() },
  { name: 'dialog-confirm-listing', window: true, open: listAs('List Now') },
  { name: 'dialog-choose-wallet', window: true, open: listAs('List Now', 'Confirm') },
  { name: 'dialog-connect-wallet', window: true, open: listAs('List Now', 'Confirm', 'MetaMask') },
  { name: 'profile-listings-ticked', open: tickListings },
  {
    name: 'dialog-cancel-listing',
    window: true,
    open: async (page) => {
      await tickListings(page)
      await page.getByRole('button', { name: 'Cancel 2 Listing(s)' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'no-item', open: at(paths.buyCollectible) },
  { name: 'not-found', open: at('/no/such/place') },
]

const [only] = process.argv.slice(2)
const browser = await chromium.launch(launchOptions)

for (const [width, height] of Object.entries(widths)) {
  const product = await Product.create()
  await mkdir(`${folder}/${width}`, { recursive: true })
  for (const { name, visitor = false, window = false, open } of [...pageShots, ...stateShots]) {
    if (only && !name.includes(only)) continue
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: Number(width), height },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    if (!visitor) await signIn(page)
    await open(page)
    await page.waitForLoadState('networkidle')
    // Pictures below the window load lazily, and are decoded after the next frame.
    await page.evaluate(hurryPictures)
    await page.waitForFunction(arePicturesThere)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.screenshot({ path: `${folder}/${width}/${name}.png`, fullPage: !window })
    if (name === 'home-visitor' && width === '1440') await page.screenshot({ path: 'docs/images/home.png' })
    await context.close()
  }
  await product.remove()
}
await browser.close()
