import AxeBuilder from '@axe-core/playwright'
import { paths } from '@meridian/contract/rules/paths'
import { expect, test } from './product.ts'

const redirected: Partial<Record<string, string>> = { [paths.offersReceivedElsewhere]: paths.offersReceived }

test('every address of the route table answers with a page of its own', async ({ page }) => {
  for (const path of Object.values(paths)) {
    const address = path.replace(':token', 'a-token')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(redirected[path] ?? address)
    await expect(page.getByRole('contentinfo'), address).toHaveCount(path === paths.stripePayment ? 0 : 1)
  }
})

test('an unknown address is a 404 with a way home', async ({ page }) => {
  await page.goto('/no/such/place')
  await expect(page.getByText('404')).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

test('/home shows its loading screen for a second, / none', async ({ page }) => {
  await page.clock.install()
  await page.goto('/home')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await page.clock.runFor(1100)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Own what survives the gate/i)
})

test('a screen without its item says so and leads to the market', async ({ page }) => {
  for (const path of [paths.buyCollectible, paths.stripePayment]) {
    await page.goto(path)
    await expect(page.getByText('No item is chosen')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /market/i })
      .click()
    await expect(page).toHaveURL(paths.market)
  }
})

test('the returns of a payment are told once and leave the address', async ({ page }) => {
  await page.goto('/dashboard?amount=10&payment_intent=pi_1&redirect_status=failed')
  await expect(page.getByText('Payment Failed ❌')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await page.reload()
  await expect(page.getByText('Welcome to Dashboard')).toBeVisible()
  await expect(page.getByText('Payment Failed ❌')).toHaveCount(0)
  await page.goto('/market-place?session_id=cs_1')
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  await expect(page).toHaveURL('/market-place')
})

test('a damaged saved session counts as logged out', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('auth', '{"user":'))
  await page.goto('/Activity')
  await expect(page.getByText('Please Login first!')).toBeVisible()
  await expect(page.getByText('User not authenticated.').first()).toBeVisible()
})

test('every built screen passes the accessibility audit on the assembled site', async ({ page }) => {
  const built = [
    paths.home,
    paths.market,
    paths.collectibles,
    paths.signUp,
    paths.signIn,
    paths.profileActivity,
    paths.dashboard,
  ]
  for (const path of built) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
})
