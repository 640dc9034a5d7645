import { core, expect, once, test } from './fixtures.ts'

const returns = [
  [
    '/dashboard?amount=1250&payment_intent=pi_1&redirect_status=succeeded',
    '/dashboard',
    'Payment Successful! 💳',
  ],
  ['/nfa-expand?session_id=cs_1', '/nfa-expand', 'Payment Successful!'],
] as const

for (const [address, clear, words] of returns) {
  test(`says '${words}' once at ${address}, and clears the address`, once, async ({ page }) => {
    await page.goto(address)
    const toast = page.getByText(words, { exact: true })
    await expect(toast).toHaveCount(1)
    await expect(page).toHaveURL(clear)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(toast).toHaveCount(0)
  })
}

test('shows a result on the dashboard alone', core(once), async ({ page }) => {
  await page.goto('/about?redirect_status=succeeded')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Payment Successful!')).toHaveCount(0)
  await expect(page).toHaveURL('/about?redirect_status=succeeded')
})
