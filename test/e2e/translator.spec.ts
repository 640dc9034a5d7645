import type { Page } from '@playwright/test'
import {
  buyNow,
  expect,
  fillCard,
  fillSignUp,
  newAccount,
  once,
  openFirstCollectible,
  test,
} from './fixtures.ts'

/**
 * Simulates a browser's translator on each page opened from now on. It replaces every text node, now and later, by an
 * element with its own text.
 */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const untouched = 'font, script, style, noscript, title, textarea'
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (text.textContent?.trim() === '' || !text.parentElement || text.parentElement.closest(untouched))
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.textContent
        outer.append(inner)
        text.parentElement.replaceChild(outer, text)
      }
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) translateIn(node)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

test(
  'signs up and buys under a translator, after refusals that come and go',
  once,
  async ({ page, faults }) => {
    faults.expect(/^402: POST \/api\/sandbox\/payment-intents\/confirm$/)
    await translate(page)
    const account = newAccount()
    await page.goto('/signup')
    await expect(page.locator('font').first()).toBeVisible()
    await fillSignUp(page, account, 'open-the-door')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Confirm Password').fill(account.password)
    await expect(page.getByText('Passwords do not match')).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/')

    await openFirstCollectible(page)
    await buyNow(page)
    await fillCard(page, '4000000000000002')
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByRole('main').getByText('Your card was declined.').first()).toBeVisible()
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Pay $1250' }).click()
    await expect(page.getByText('Payment Successful! 💳')).toBeVisible()
  },
)
