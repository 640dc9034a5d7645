import { expect, fillCard, fillSignUp, kestrelAt, newAccount, test } from './fixtures.ts'

test('a newcomer signs up, buys a collectible, and sees it in the history, also after a restart', async ({
  page,
  ownProduct,
}) => {
  const product = await ownProduct()
  const account = newAccount()
  const at = (path: string) => product.origin + path

  await test.step('signs up and lands on the home page', async () => {
    await page.goto(at('/'))
    if (page.viewportSize()!.width < 1024) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(at('/signup'))
    await fillSignUp(page, account)
    await expect(page.getByText('Signup successful!')).toBeVisible()
    await expect(page).toHaveURL(at('/'))
  })

  await test.step('opens the marketplace and picks a collectible', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Marketplace' }).first().click()
    await expect(page).toHaveURL(at('/market-place'))
    await page.getByRole('link', { name: 'Buy Now, Kestrel Interceptor', exact: true }).first().click()
    await expect(page).toHaveURL(at(kestrelAt('/buy-nfa')))
  })

  await test.step('reviews and confirms', async () => {
    await page.getByRole('button', { name: 'Buy Now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Buy Assets' })
    await expect(dialog).toContainText('$1250')
    await expect(dialog).toContainText('$0.5 USDT')
    await expect(dialog).toContainText('$1250.5')
    await dialog.getByRole('button', { name: 'Buy Now' }).click()
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeVisible()
    await expect(dialog).toContainText('List Price')
    await expect(dialog).toContainText('$1250.5')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(at(kestrelAt('/stripe-payment')))
  })

  await test.step('pays with a test card and returns', async () => {
    await expect(page.getByText('You are paying $1250')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await fillCard(page)
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
    await expect(page.getByText('Welcome to Dashboard')).toBeVisible()
    await expect(page).toHaveURL(at('/dashboard'))
  })

  const seesThePurchase = async () => {
    await page.goto(at('/Activity'))
    const history = page.getByRole('region', { name: 'Price History' })
    await expect(history.getByRole('row', { name: /Kestrel Interceptor/ })).toContainText('$1250')
    await expect(history.locator('canvas')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Your activities' })).toContainText('Kestrel Interceptor')
  }
  await test.step('sees the purchase as a bar', seesThePurchase)

  await test.step('finds everything after the server restarts', async () => {
    await product.stop()
    await product.start()
    await seesThePurchase()
  })

  await test.step('logs out, and back in with the password', async () => {
    if (page.viewportSize()!.width < 1024) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm Logout' })
    await expect(dialog).toContainText('Are you sure you want to log out?')
    await dialog.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('User logged out successfully')).toBeVisible()
    await expect(page).toHaveURL(at('/signin'))
    await page.getByLabel('Email').fill(account.email.toUpperCase())
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign In' }).last().click()
    await expect(page.getByText('Login successful!')).toBeVisible()
    await expect(page).toHaveURL(at('/profile'))
    await seesThePurchase()
  })
})
