import { messages } from '@meridian/contract/messages/messages'
import { paths } from '@meridian/contract/paths/paths'
import { expect, holdCode, once, test } from './fixtures.ts'

test(
  'takes over the text that the browser restores into a form before its code has loaded',
  once,
  async ({ page }) => {
    await page.goto(paths.signIn, { waitUntil: 'networkidle' })
    const email = page.getByLabel('Email')
    await email.fill('mika@meridian.test')
    await page.goto(paths.about)
    const bringCode = await holdCode(page)
    await page.goBack({ waitUntil: 'load' })
    await expect(email).toHaveValue('mika@meridian.test')
    const restored = await email.elementHandle()
    await bringCode()
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(messages.passwordLength)).toBeVisible()
    await expect(page.getByText(messages.emailInvalid)).toHaveCount(0)
    await expect(email).toHaveValue('mika@meridian.test')
    expect(await restored?.evaluate((element) => element.isConnected)).toBe(true)
  },
)
